import type { InputOf, OutputOf } from '@alcancia/contracts/define';
import { publishLanding } from '@alcancia/contracts/marketing';
import { type Caller, Handles, UseCase, type Work } from '@alcancia/server-kit';

import { LandingEditing } from './landing-editing.store.js';

/** Shows visitors what was written, within the time that an event takes (G36). */
@UseCase()
export class PublishLanding {
  constructor(private readonly editing: LandingEditing) {}

  @Handles(publishLanding)
  async execute(
    administrator: Caller,
    { landingId, version }: InputOf<typeof publishLanding>,
    work: Work,
  ): Promise<OutputOf<typeof publishLanding>> {
    const before = await this.editing.hold(work, landingId, version);
    await this.editing.publish(work, before);
    const after = await this.editing.one(work.em, landingId);
    this.editing.tell(work, administrator, before, after);
    return { version: after.version };
  }
}
