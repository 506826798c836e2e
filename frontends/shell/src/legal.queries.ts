import { type LegalDocument, listLegalVersions, readLegalText } from '@alcancia/contracts/identity';
import { read } from '@alcancia/web-kit';

/** The version in force, or that one. */
export const legalText = (document: LegalDocument, version: string | null) =>
  read(readLegalText, { document, ...(version !== null && { version }) });

export const versionsOfTexts = read(listLegalVersions, {});
