import type { DataOf } from '@alcancia/contracts/define';
import { consentsChanged } from '@alcancia/contracts/identity';
import { purposeVersions } from '@alcancia/contracts/privacy';
import { Hears, Reaction, type Work } from '@alcancia/server-kit';

import { Memory } from './memory.store.js';

/** Nothing of a child's conversation is kept once its owner no longer allows it (G41). */
@Reaction()
export class ForgetWhenConsentWithdrawn {
  constructor(private readonly memory: Memory) {}

  @Hears(consentsChanged)
  async react({ childId, given }: DataOf<typeof consentsChanged>, work: Work): Promise<void> {
    if (given['assistant'] !== purposeVersions.assistant) await this.memory.forget(work, childId);
  }
}
