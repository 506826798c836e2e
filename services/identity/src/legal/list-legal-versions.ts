import { type OutputOf } from '@alcancia/contracts/define';
import { listLegalVersions } from '@alcancia/contracts/identity';
import { type Caller, Handles, type Reading, UseCase } from '@alcancia/server-kit';

import { LegalTexts } from './legal-texts.store.js';

/** Which versions of the public texts there were, hold, and will hold. */
@UseCase()
export class ListLegalVersions {
  constructor(private readonly texts: LegalTexts) {}

  @Handles(listLegalVersions)
  async execute(_caller: Caller, _input: object, { em, now }: Reading): Promise<OutputOf<typeof listLegalVersions>> {
    return { versions: await this.texts.versions(em, now) };
  }
}
