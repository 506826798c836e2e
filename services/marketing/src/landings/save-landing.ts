import type { InputOf, OutputOf } from '@alcancia/contracts/define';
import { saveLanding } from '@alcancia/contracts/marketing';
import { type Caller, Handles, UseCase, type Work } from '@alcancia/server-kit';

import { LandingEditing } from './landing-editing.store.js';

/** Keeps what was written; visitors go on seeing what is published (G36). */
@UseCase()
export class SaveLanding {
  constructor(private readonly editing: LandingEditing) {}

  @Handles(saveLanding)
  async execute(
    administrator: Caller,
    { landingId, version, slug, content }: InputOf<typeof saveLanding>,
    work: Work,
  ): Promise<OutputOf<typeof saveLanding>> {
    const before = await this.editing.hold(work, landingId, version);
    await this.editing.write(work, before, slug, content);
    const after = await this.editing.one(work.em, landingId);
    this.editing.tell(work, administrator, before, after);
    return { version: after.version };
  }
}
