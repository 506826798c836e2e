import { z } from 'zod';

import { administrators, adults, anyone, defineRequest } from '../define.js';
import { day, dayAskedFor, done, line } from '../values.js';

/** The public texts, each with versions of its own; they stand at `/privacy`, `/terms`, `/cookies` and `/refund` (G50). */
export const legalDocuments = ['privacy', 'terms', 'cookies', 'refund'] as const;
export type LegalDocument = (typeof legalDocuments)[number];

/** Those that an adult agrees to; the others inform. */
export const acceptedDocuments = ['privacy', 'terms'] as const;
export type AcceptedDocument = (typeof acceptedDocuments)[number];

/** The versions with which the product comes. Which ones are in force is answered by `listLegalVersions`. */
export const legalVersions = {
  privacy: '1.0',
  terms: '1.0',
  cookies: '1.1',
  refund: '1.0',
  effectiveOn: '2026-11-21',
} as const;

const document = z.enum(legalDocuments);
export const legalVersion = z.string().regex(/^\d{1,4}\.\d{1,4}$/);

const summary = z.string().trim().min(1).max(600);

/** A version as it stands in a list. */
const versionHead = z.object({
  document,
  title: line(80),
  version: legalVersion,
  /** The day from which it holds, in UTC. */
  effectiveOn: day,
  /** What is new in it. */
  summary,
  /** Adults are asked to agree again. */
  isMaterial: z.boolean(),
  isInForce: z.boolean(),
});
export type LegalVersionView = z.output<typeof versionHead>;

const section = z.object({
  title: line(120),
  /** Paragraphs of plain text. */
  text: z.array(z.string().min(1).max(2_000)).max(30),
  /** What follows them as a list. */
  list: z.array(z.string().min(1).max(600)).max(40),
});
export type LegalSection = z.output<typeof section>;
const sectionsOfText = z.array(section).min(1).max(40);

/** One legal text: the version in force, or the one that is named. 404 for one that was never published. */
export const readLegalText = defineRequest('identity.read-legal-text', {
  http: 'GET /api/identity/legal-texts/{document}',
  kind: 'read',
  access: anyone,
  topics: ['legal'],
  input: z.object({ document, version: legalVersion.optional() }),
  output: versionHead.extend({ sections: sectionsOfText }),
});

/** Every version of every text, also those that are announced; of each text the newest first, 50 at most. */
export const listLegalVersions = defineRequest('identity.list-legal-versions', {
  http: 'GET /api/identity/legal-texts',
  kind: 'read',
  access: anyone,
  topics: ['legal'],
  input: z.object({}),
  output: z.object({ versions: z.array(versionHead).max(50 * legalDocuments.length) }),
});

/**
 * An adult agrees again, to the texts in force, after a material change. Refused with `legal_texts_changed` where newer
 * ones are in force than those that were shown; nothing happens where nothing is left to agree to.
 */
export const acceptLegalTexts = defineRequest('identity.accept-legal-texts', {
  http: 'POST /api/identity/legal-texts/acceptance',
  kind: 'write',
  access: adults,
  topics: ['session'],
  input: z.object({ termsVersion: legalVersion, privacyVersion: legalVersion }),
  output: done,
});

/** The newest version of a text as it was written, with '{contacto}' where the operator's address is shown. */
export const readNewestLegalText = defineRequest('identity.read-newest-legal-text', {
  http: 'GET /api/identity/admin/legal-texts/{document}',
  kind: 'read',
  access: administrators,
  topics: ['legal'],
  input: z.object({ document }),
  output: versionHead.omit({ isInForce: true }).extend({ sections: sectionsOfText }),
});

/**
 * Publishes the next version of a text for everybody: the number before the point grows with a material change, the one
 * behind it with any other. It is never changed again. Refused with `changed_before` where somebody else has published
 * one since the one that it `replaces`.
 */
export const publishLegalText = defineRequest('identity.publish-legal-text', {
  http: 'POST /api/identity/admin/legal-texts/{document}',
  kind: 'write',
  access: administrators,
  topics: ['legal', 'audit'],
  input: z.object({
    document,
    replaces: legalVersion,
    title: line(80),
    /** From today on (UTC), and not before the version that it replaces. */
    effectiveOn: dayAskedFor,
    summary,
    isMaterial: z.boolean(),
    sections: sectionsOfText,
  }),
  output: z.object({ version: legalVersion }),
});
