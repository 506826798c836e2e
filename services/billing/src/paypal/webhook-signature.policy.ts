import { constants, verify, X509Certificate } from 'node:crypto';
import { crc32 } from 'node:zlib';

import { isOfThisMachine } from '@alcancia/server-kit';

/** What PayPal sends beside a webhook: the headers PAYPAL-TRANSMISSION-*, PAYPAL-CERT-URL and PAYPAL-AUTH-ALGO. */
export interface Transmission {
  readonly id: string;
  readonly time: string;
  /** Base64. */
  readonly signature: string;
  readonly certificateUrl: string;
  readonly algorithm: string;
}

/** Whose certificates are believed. */
export interface Trust {
  /** Certificates come from this host or one below it, and are made out to it. */
  readonly host: string;
  /** Where PayPal itself is asked: a PayPal on this machine (the simulator) has no certificate for https. */
  readonly payPalUrl: string;
  readonly authorities: readonly X509Certificate[];
}

const isOf = (host: string, domain: string): boolean => host === domain || host.endsWith(`.${domain}`);

/** The sender chooses the address: it is only asked by https at the pinned host, or at a PayPal on this machine. */
export function certificateAddress(text: string, { host, payPalUrl }: Trust): URL | null {
  if (!URL.canParse(text)) return null;
  const url = new URL(text);
  if (url.username !== '' || url.password !== '') return null;
  if (url.origin === payPalUrl && isOfThisMachine(url)) return url;
  const isPinned = url.protocol === 'https:' && url.port === '' && isOf(url.hostname, host);
  return isPinned ? url : null;
}

const block = /-----BEGIN CERTIFICATE-----[^-]+-----END CERTIFICATE-----/g;
const longestChain = 5;

/** Those of a PEM, the first ones; none where it is not readable. */
export function certificatesIn(pem: string): X509Certificate[] {
  try {
    return (pem.match(block) ?? []).slice(0, longestChain).map((one) => new X509Certificate(one));
  } catch {
    return [];
  }
}

const isAliveAt = ({ validFrom, validTo }: X509Certificate, now: Date): boolean =>
  Date.parse(validFrom) <= now.getTime() && now.getTime() <= Date.parse(validTo);

const isSignedBy = (one: X509Certificate, issuer: X509Certificate): boolean =>
  issuer.ca && one.checkIssued(issuer) && one.verify(issuer.publicKey);

/** The first certificate of the PEM, if it is made out to the pinned host and leads to an authority that we trust. */
export function trustedLeaf(pem: string, { host, authorities }: Trust, now: Date): X509Certificate | null {
  const [leaf, ...between] = certificatesIn(pem);
  if (!leaf || !namesOf(leaf).some((name) => isOf(name, host))) return null;
  let last = leaf;
  for (let length = 0; length <= longestChain; length += 1) {
    if (!isAliveAt(last, now)) return null;
    const below = last;
    if (authorities.some((root) => isAliveAt(root, now) && isSignedBy(below, root))) return leaf;
    const next = between.find((one) => one !== below && isSignedBy(below, one));
    if (!next) return null;
    last = next;
  }
  return null;
}

/** The common name, and the names of the extension beside it. */
function namesOf({ subject, subjectAltName = '' }: X509Certificate): string[] {
  const common = /(?:^|\n)CN=([^\n]+)/.exec(subject)?.[1];
  const others = [...subjectAltName.matchAll(/DNS:([^,\s]+)/g)].map(([, name]) => name);
  return [common, ...others].flatMap((name) => (name === undefined ? [] : [name.toLowerCase()]));
}

/**
 * RSA-SHA256 over `id|time|webhook id|CRC-32` of the bytes as they came. The algorithm is ours to say: what the header
 * names is not believed.
 */
export function isSignatureOf(
  leaf: X509Certificate,
  { id, time, signature }: Transmission,
  webhookId: string,
  raw: Uint8Array,
): boolean {
  if (webhookId === '' || leaf.publicKey.asymmetricKeyType !== 'rsa') return false;
  const signed = Buffer.from(`${id}|${time}|${webhookId}|${crc32(raw)}`);
  const key = { key: leaf.publicKey, padding: constants.RSA_PKCS1_PADDING };
  return verify('RSA-SHA256', signed, key, Buffer.from(signature, 'base64'));
}
