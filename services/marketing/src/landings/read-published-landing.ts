import type { InputOf, OutputOf } from '@alcancia/contracts/define';
import { readPublishedLanding } from '@alcancia/contracts/marketing';
import { type Caller, Handles, type Reading, UseCase } from '@alcancia/server-kit';

import { Landings } from './landings.store.js';

/** What a visitor sees at an address. */
@UseCase()
export class ReadPublishedLanding {
  constructor(private readonly landings: Landings) {}

  @Handles(readPublishedLanding)
  async execute(
    _gateway: Caller,
    { slug }: InputOf<typeof readPublishedLanding>,
    { em }: Reading,
  ): Promise<OutputOf<typeof readPublishedLanding>> {
    const landing = await this.landings.published(em, slug);
    return { landing, movedTo: landing || slug === null ? null : await this.landings.movedTo(em, slug) };
  }
}
