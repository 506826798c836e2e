import type { InputOf, OutputOf } from '@alcancia/contracts/define';
import { createLanding } from '@alcancia/contracts/marketing';
import { type Caller, Handles, UseCase, type Work } from '@alcancia/server-kit';

import { LandingEditing } from './landing-editing.store.js';

/** A new page; no visitor sees it before it is published (G36). */
@UseCase()
export class CreateLanding {
  constructor(private readonly editing: LandingEditing) {}

  @Handles(createLanding)
  async execute(
    administrator: Caller,
    { slug, content }: InputOf<typeof createLanding>,
    work: Work,
  ): Promise<OutputOf<typeof createLanding>> {
    const landingId = await this.editing.add(work, slug, content);
    this.editing.tell(work, administrator, null, await this.editing.one(work.em, landingId));
    return { landingId };
  }
}
