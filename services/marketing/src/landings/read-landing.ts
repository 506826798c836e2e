import type { InputOf, OutputOf } from '@alcancia/contracts/define';
import { readLanding } from '@alcancia/contracts/marketing';
import { type Caller, Handles, type Reading, UseCase } from '@alcancia/server-kit';

import { LandingEditing } from './landing-editing.store.js';

/** A page as it was last written, with what visitors do not see yet. */
@UseCase()
export class ReadLanding {
  constructor(private readonly editing: LandingEditing) {}

  @Handles(readLanding)
  async execute(
    _administrator: Caller,
    { landingId }: InputOf<typeof readLanding>,
    { em }: Reading,
  ): Promise<OutputOf<typeof readLanding>> {
    return this.editing.one(em, landingId);
  }
}
