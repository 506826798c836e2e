import type { InputOf, OutputOf } from '@alcancia/contracts/define';
import { archiveLanding } from '@alcancia/contracts/marketing';
import { type Caller, failure, Handles, UseCase, type Work } from '@alcancia/server-kit';

import { LandingEditing } from './landing-editing.store.js';

/** Takes a page away from visitors; the main one only once another stands in its place (G36). */
@UseCase()
export class ArchiveLanding {
  constructor(private readonly editing: LandingEditing) {}

  @Handles(archiveLanding)
  async execute(
    administrator: Caller,
    { landingId, version }: InputOf<typeof archiveLanding>,
    work: Work,
  ): Promise<OutputOf<typeof archiveLanding>> {
    const before = await this.editing.hold(work, landingId, version);
    if (before.isMain) throw failure('landing_is_main');
    if (before.status !== 'published') throw failure('landing_not_published');
    await this.editing.archive(work, before);
    const after = await this.editing.one(work.em, landingId);
    this.editing.tell(work, administrator, before, after);
    return { version: after.version };
  }
}
