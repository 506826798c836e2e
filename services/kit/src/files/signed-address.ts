import { timingSafeEqual } from 'node:crypto';

import { hmac } from '../config/seal.js';
import type { AddressWishes } from './files.js';

/** What a signed address opens. */
export interface OpenedAddress {
  readonly key: string;
  readonly type: string;
  readonly fileName: string;
}

const root = '/files/';

const signatureOf = (secret: string, { key, type, fileName }: OpenedAddress, until: string): string =>
  hmac(secret, JSON.stringify([key, type, fileName, until]));

/** A path of our own origin that opens the object until then; no part of it can be exchanged for another. */
export function signAddress(
  secret: string,
  key: string,
  { validMs, type, fileName }: AddressWishes,
  now: Date,
): string {
  const until = String(now.getTime() + validMs);
  const query = new URLSearchParams({ until, type, name: fileName });
  query.set('signature', signatureOf(secret, { key, type, fileName }, until));
  return `${root}${key}?${query.toString()}`;
}

/** What the address opens now; null after its time, and for one that we did not sign so. */
export function openAddress(secret: string, address: string, now: Date): OpenedAddress | null {
  const { pathname, searchParams } = new URL(address, 'http://localhost');
  const [until = '', type = '', fileName = '', signature = ''] = ['until', 'type', 'name', 'signature'].map(
    (name) => searchParams.get(name) ?? '',
  );
  if (!pathname.startsWith(root)) return null;
  const opened = { key: pathname.slice(root.length), type, fileName };
  const given = Buffer.from(signature);
  const right = Buffer.from(signatureOf(secret, opened, until));
  if (given.length !== right.length || !timingSafeEqual(given, right)) return null;
  return now.getTime() < Number(until) ? opened : null;
}
