import type { InputOf, OutputOf } from '@alcancia/contracts/define';
import { listPublishedLandings } from '@alcancia/contracts/marketing';
import { type Caller, Handles, type Reading, UseCase } from '@alcancia/server-kit';

import { Landings } from './landings.store.js';

/** What search engines may know of. */
@UseCase()
export class ListPublishedLandings {
  constructor(private readonly landings: Landings) {}

  @Handles(listPublishedLandings)
  async execute(
    _gateway: Caller,
    _input: InputOf<typeof listPublishedLandings>,
    { em }: Reading,
  ): Promise<OutputOf<typeof listPublishedLandings>> {
    return { landings: await this.landings.allPublished(em) };
  }
}
