import type { DataOf } from '@alcancia/contracts/define';
import { consentsChanged } from '@alcancia/contracts/identity';
import { Consents, type EventAbout, Hears, Reaction, type Work } from '@alcancia/server-kit';

import { Memory } from './memory.store.js';

/** Nothing of a child's conversation is kept once its owner no longer allows it; what it said by voice goes with that permission (G41). */
@Reaction()
export class ForgetWhenConsentWithdrawn {
  constructor(
    private readonly consents: Consents,
    private readonly memory: Memory,
  ) {}

  @Hears(consentsChanged)
  async react({ childId, given }: DataOf<typeof consentsChanged>, work: Work, { sequence }: EventAbout): Promise<void> {
    await this.memory.lock(work, childId);
    // Known before anything is forgotten: whoever keeps something after this asks first.
    await this.consents.keep(work.em, childId, given, sequence);
    const isAllowed = (purpose: 'assistant' | 'voice') => this.consents.mayBeDone(work.em, childId, purpose);
    if (!(await isAllowed('assistant'))) await this.memory.forget(work, childId);
    else if (!(await isAllowed('voice'))) await this.memory.forgetSpoken(work, childId);
  }
}
