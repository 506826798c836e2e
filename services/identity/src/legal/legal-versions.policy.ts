import { type AcceptedDocument, acceptedDocuments, type LegalDocument } from '@alcancia/contracts/identity';

export interface LegalVersion {
  readonly document: LegalDocument;
  readonly version: string;
  /** 'YYYY-MM-DD', in UTC. */
  readonly effectiveOn: string;
  readonly isMaterial: boolean;
}

/** What an adult agreed to at one time. */
export interface Agreed {
  readonly termsVersion: string;
  readonly privacyVersion: string;
}

const holdsOn = (now: Date, { effectiveOn }: LegalVersion): boolean => effectiveOn <= now.toISOString().slice(0, 10);

/** Of versions with the newest first: the one that holds now. Before the first one holds, it is the first. */
export function versionInForce<V extends LegalVersion>(
  versions: readonly V[],
  document: LegalDocument,
  now: Date,
): V | undefined {
  const own = versions.filter((one) => one.document === document);
  return own.find((one) => holdsOn(now, one)) ?? own.at(-1);
}

/**
 * The texts that an adult has to agree to again: a material version holds, and neither it nor a later one was agreed to
 * (G50). `versions` have the newest first.
 */
export function textsToAccept(
  versions: readonly LegalVersion[],
  agreed: readonly Agreed[],
  now: Date,
): AcceptedDocument[] {
  return acceptedDocuments.filter((document) => {
    const own = versions.filter((one) => one.document === document && holdsOn(now, one));
    const material = own.findIndex(({ isMaterial }) => isMaterial);
    const enough = own.slice(0, material + 1).map(({ version }) => version);
    const field = document === 'terms' ? 'termsVersion' : 'privacyVersion';
    return material >= 0 && !agreed.some((one) => enough.includes(one[field]));
  });
}

/** '1.4' → '2.0' with a material change, '1.5' with any other. */
export function nextVersion(version: string, isMaterial: boolean): string {
  const [major = 0, minor = 0] = version.split('.').map(Number);
  return isMaterial ? `${major + 1}.0` : `${major}.${minor + 1}`;
}
