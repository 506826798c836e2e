import type { InputOf, OutputOf } from '@alcancia/contracts/define';
import { restoreLanding } from '@alcancia/contracts/marketing';
import { type Caller, Handles, UseCase, type Work } from '@alcancia/server-kit';

import { LandingEditing } from './landing-editing.store.js';
import { LandingVersions } from './landing-versions.store.js';

/** Brings back what visitors saw once, to be edited: publishing it is another step (G36). */
@UseCase()
export class RestoreLanding {
  constructor(
    private readonly editing: LandingEditing,
    private readonly versions: LandingVersions,
  ) {}

  @Handles(restoreLanding)
  async execute(
    administrator: Caller,
    { landingId, version, number }: InputOf<typeof restoreLanding>,
    work: Work,
  ): Promise<OutputOf<typeof restoreLanding>> {
    const before = await this.editing.hold(work, landingId, version);
    const content = await this.versions.one(work.em, landingId, number);
    await this.editing.write(work, before, before.slug, content);
    const after = await this.editing.one(work.em, landingId);
    this.editing.tell(work, administrator, before, after);
    return { version: after.version };
  }
}
