import { type LegalDocument, legalDocuments, listLegalVersions, readLegalText } from '@alcancia/contracts/identity';
import type { Cause } from '@alcancia/server-kit';
import { Failure } from '@alcancia/server-kit';

import { askAsGateway } from '../access/ask-identity.js';
import type { Asking } from '../bus/service-guard.js';
import { legalPage, legalUnavailable, unknownVersion } from './legal-page.js';
import type { PageText } from './page.js';

/** A page without its text is better than one that does not come: identity is waited for this long, in milliseconds. */
const waitMs = 2_000;

interface Answered {
  readonly status: 200 | 404 | 503;
  readonly text: PageText;
}

export const legalDocumentAt = (path: string): LegalDocument | undefined =>
  legalDocuments.find((document) => path === `/${document}`);

/** The text of a legal page, so that it is read without script (G50). */
export async function legalTextOf(
  bus: Asking,
  document: LegalDocument,
  query: unknown,
  cause: Cause,
): Promise<Answered> {
  const input = readLegalText.input.safeParse({ ...(query as object), document });
  if (!input.success) return { status: 404, text: unknownVersion(document) };
  try {
    const about = { cause, waitMs };
    const [text, { versions }] = await Promise.all([
      askAsGateway(bus, readLegalText, input.data, about),
      askAsGateway(bus, listLegalVersions, {}, about),
    ]);
    return { status: 200, text: legalPage(text, versions, new Date()) };
  } catch (error) {
    if (!(error instanceof Failure)) throw error;
    if (error.code === 'not_found') return { status: 404, text: unknownVersion(document) };
    return { status: 503, text: legalUnavailable() };
  }
}
