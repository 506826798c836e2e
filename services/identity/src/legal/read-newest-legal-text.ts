import { type InputOf, type OutputOf } from '@alcancia/contracts/define';
import { readNewestLegalText } from '@alcancia/contracts/identity';
import { type Caller, Handles, notFound, type Reading, UseCase } from '@alcancia/server-kit';

import { LegalTexts } from './legal-texts.store.js';

/** A public text as it was written last: what the next version begins with. */
@UseCase()
export class ReadNewestLegalText {
  constructor(private readonly texts: LegalTexts) {}

  @Handles(readNewestLegalText)
  async execute(
    _administrator: Caller,
    { document }: InputOf<typeof readNewestLegalText>,
    { em }: Reading,
  ): Promise<OutputOf<typeof readNewestLegalText>> {
    const text = await this.texts.newest(em, document);
    if (!text) throw notFound();
    return text;
  }
}
