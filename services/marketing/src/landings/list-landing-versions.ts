import type { InputOf, OutputOf } from '@alcancia/contracts/define';
import { listLandingVersions } from '@alcancia/contracts/marketing';
import { type Caller, Handles, type Reading, UseCase } from '@alcancia/server-kit';

import { LandingVersions } from './landing-versions.store.js';

/** What visitors saw of a page, the newest first. */
@UseCase()
export class ListLandingVersions {
  constructor(private readonly versions: LandingVersions) {}

  @Handles(listLandingVersions)
  async execute(
    _administrator: Caller,
    { landingId }: InputOf<typeof listLandingVersions>,
    { em }: Reading,
  ): Promise<OutputOf<typeof listLandingVersions>> {
    return { versions: await this.versions.all(em, landingId) };
  }
}
