import { Inject } from '@nestjs/common';

import { type InputOf, type OutputOf } from '@alcancia/contracts/define';
import { readLegalText } from '@alcancia/contracts/identity';
import { type Caller, CONFIG, Handles, notFound, type Reading, UseCase } from '@alcancia/server-kit';

import { contact } from '../words/legal-contact.js';
import { LegalTexts } from './legal-texts.store.js';

export interface LegalSettings {
  /** E-mail address for questions about the texts; empty where the operator has named none. */
  readonly LEGAL_CONTACT: string;
}

/** One of the public texts, as anybody reads it. */
@UseCase()
export class ReadLegalText {
  constructor(
    private readonly texts: LegalTexts,
    @Inject(CONFIG) private readonly settings: LegalSettings,
  ) {}

  @Handles(readLegalText)
  async execute(
    _caller: Caller,
    { document, version }: InputOf<typeof readLegalText>,
    { em, now }: Reading,
  ): Promise<OutputOf<typeof readLegalText>> {
    const text = await this.texts.read(em, now, document, version);
    if (!text) throw notFound();
    return { ...text, sections: contact.writtenInto(text.sections, this.settings.LEGAL_CONTACT) };
  }
}
