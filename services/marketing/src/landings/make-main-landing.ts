import type { InputOf, OutputOf } from '@alcancia/contracts/define';
import { makeMainLanding } from '@alcancia/contracts/marketing';
import { type Caller, failure, Handles, UseCase, type Work } from '@alcancia/server-kit';

import { LandingEditing } from './landing-editing.store.js';

/** Swaps the page at '/' in one transaction: what visitors find there is never two, and never none (G36). */
@UseCase()
export class MakeMainLanding {
  constructor(private readonly editing: LandingEditing) {}

  @Handles(makeMainLanding)
  async execute(
    administrator: Caller,
    { landingId, version }: InputOf<typeof makeMainLanding>,
    work: Work,
  ): Promise<OutputOf<typeof makeMainLanding>> {
    const before = await this.editing.hold(work, landingId, version);
    if (before.status !== 'published') throw failure('landing_not_published');
    if (!before.isMain) await this.editing.makeMain(work, before);
    const after = await this.editing.one(work.em, landingId);
    this.editing.tell(work, administrator, before, after);
    return { version: after.version };
  }
}
