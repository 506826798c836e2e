import type { DataOf } from '@alcancia/contracts/define';
import { consentsChanged } from '@alcancia/contracts/identity';

import { type EventAbout, Hears, Reaction } from '../use-case/use-case.js';
import type { Work } from '../use-case/work.js';
import { Consents } from './consents.store.js';

/** What was withdrawn is no longer done from here on (G41). */
@Reaction()
export class KeepConsentsWhenConsentsChanged {
  constructor(private readonly consents: Consents) {}

  @Hears(consentsChanged)
  async react(
    { childId, given }: DataOf<typeof consentsChanged>,
    { em }: Work,
    { sequence }: EventAbout,
  ): Promise<void> {
    await this.consents.keep(em, childId, given, sequence);
  }
}
