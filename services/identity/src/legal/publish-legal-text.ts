import { type InputOf, type OutputOf } from '@alcancia/contracts/define';
import { legalTextPublished, publishLegalText } from '@alcancia/contracts/identity';
import { type Caller, failure, Handles, notFound, UseCase, type Work } from '@alcancia/server-kit';

import { audit } from '../audit/audit.store.js';
import { holdsTooEarly } from './legal.errors.js';
import { addLegalText, LegalTexts } from './legal-texts.store.js';
import { nextVersion } from './legal-versions.policy.js';

/** The next version of a public text, for everybody and for good (G50). */
@UseCase()
export class PublishLegalText {
  constructor(private readonly texts: LegalTexts) {}

  @Handles(publishLegalText)
  async execute(
    administrator: Caller,
    { replaces, ...text }: InputOf<typeof publishLegalText>,
    work: Work,
  ): Promise<OutputOf<typeof publishLegalText>> {
    const { document, effectiveOn, isMaterial } = text;
    const newest = await this.texts.newest(work.em, document);
    if (!newest) throw notFound();
    if (newest.version !== replaces) throw failure('changed_before');
    const today = work.now.toISOString().slice(0, 10);
    const earliest = newest.effectiveOn > today ? newest.effectiveOn : today;
    if (effectiveOn < earliest) throw holdsTooEarly(earliest);

    const version = nextVersion(replaces, isMaterial);
    const textId = await addLegalText(work, { ...text, version });
    // Somebody else has published the same number since it was read.
    if (textId === null) throw failure('changed_before');
    audit(work, administrator, {
      act: 'legal_published',
      aboutId: textId,
      before: { document, version: replaces },
      after: { document, version },
    });
    work.publish(legalTextPublished, { textId, document, version, effectiveOn });
    return { version };
  }
}
