import type { InputOf, OutputOf } from '@alcancia/contracts/define';
import { listLandings } from '@alcancia/contracts/marketing';
import { type Caller, Handles, type Reading, UseCase } from '@alcancia/server-kit';

import { LandingEditing } from './landing-editing.store.js';

/** Every page, for those who write them (G36). */
@UseCase()
export class ListLandings {
  constructor(private readonly editing: LandingEditing) {}

  @Handles(listLandings)
  async execute(
    _administrator: Caller,
    _input: InputOf<typeof listLandings>,
    { em }: Reading,
  ): Promise<OutputOf<typeof listLandings>> {
    return { landings: await this.editing.all(em) };
  }
}
