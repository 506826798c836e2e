import { randomUUID } from 'node:crypto';

import {
  authorizeDevice,
  chooseAdult,
  chooseChild,
  confirmEmail,
  createChild,
  leaveProfile,
  legalVersions,
  saveOwnProfile,
  setChildPin,
  signIn,
  signUp,
  type Tokens,
  whoAmI,
} from '@alcancia/contracts/identity';

import type { Want } from './ask-over-http.js';

/** A running product, as what prepares a proof asks it: over HTTP, and by the e-mails that it sends. */
export interface RunningProduct {
  /** Asks until it is granted; a refusal fails the test. */
  readonly eventually: Want;
  /** The token in the newest e-mail to an address, which may still be on its way. */
  linkToken(email: string): Promise<string>;
  /** Resolves when everything published so far has been reacted to, where that can be known. */
  settled?(): Promise<void>;
}

export const password = 'una-clave-larga-7';
export const childPin = '2468';

export interface Adult {
  readonly email: string;
  readonly tokens: Tokens;
  readonly token: string;
  readonly adultId: string;
}

export interface Child {
  readonly childId: string;
  readonly fingerprint: string;
}

export interface AboutAdult {
  readonly displayName?: string;
  readonly country?: string;
}

/** The token after `#token=` in the link of an e-mail. */
const linkTokenIn = (mail: string | undefined): string | undefined => /#token=([\w-]+)/.exec(mail ?? '')?.[1];

/** The token of a link in the newest e-mail that has one: notices have none. `mails` are the texts, the newest first. */
export const linkTokenAmong = (mails: readonly string[]): string | undefined =>
  mails.map(linkTokenIn).find((token) => token !== undefined);

/** Opens an account and confirms it by its e-mail. */
export async function anAccount(
  product: Omit<RunningProduct, 'settled'>,
  {
    fullName = 'Laura de Prueba',
    email = `${randomUUID()}@example.org`,
    password: chosen = password,
  }: { fullName?: string; email?: string; password?: string } = {},
): Promise<{ email: string }> {
  await product.eventually(signUp, {
    fullName,
    email,
    password: chosen,
    confirmPassword: chosen,
    hasConsented: true,
    termsVersion: legalVersions.terms,
    privacyVersion: legalVersions.privacy,
  });
  await product.eventually(confirmEmail, { token: await product.linkToken(email) });
  return { email };
}

/** Signs up, confirms by the e-mail, signs in and fills in the profile: an adult with a household of its own. */
export async function anAdult(
  product: RunningProduct,
  { displayName = 'Laura', country = 'MX' }: AboutAdult = {},
): Promise<Adult> {
  const fullName = `${displayName} de Prueba`;
  const { email } = await anAccount(product, { fullName });
  const { tokens } = await product.eventually(signIn, { email, password });
  const token = tokens.accessToken;
  const me = await product.eventually(whoAmI, {}, { token });
  await product.eventually(
    saveOwnProfile,
    {
      fullName,
      displayName,
      age: 38,
      gender: 'female',
      country,
      relationshipType: 'mother',
      version: me.adult?.version ?? 1,
    },
    { token },
  );
  return { email, tokens, token, adultId: me.adult?.id ?? '' };
}

/** A child with a PIN and an authorised device. */
export async function aChildOf(product: RunningProduct, { token }: Adult, displayName = 'Mateo'): Promise<Child> {
  const { childId } = await product.eventually(
    createChild,
    { displayName, birthMonth: '2016-03', avatar: 'fox', palette: 'soft-blue' },
    { token },
  );
  await product.eventually(setChildPin, { childId, pin: childPin, proof: { password } }, { token });
  const fingerprint = randomUUID();
  const device = { type: 'tablet' as const, userAgent: 'test', screen: '800x600' };
  await product.eventually(authorizeDevice, { childId, fingerprint, password, ...device }, { token });
  await product.settled?.();
  return { childId, fingerprint };
}

/** A second session of the same adult, in which nobody is chosen yet. */
export async function anotherSession(product: RunningProduct, { email }: Pick<Adult, 'email'>): Promise<Tokens> {
  const { tokens } = await product.eventually(signIn, { email, password });
  await product.eventually(leaveProfile, {}, { token: tokens.accessToken });
  return tokens;
}

/** Another session of the adult in which the child is inside: its opaque token. */
export async function enterChild(
  product: RunningProduct,
  adult: Pick<Adult, 'email'>,
  { childId, fingerprint }: Child,
): Promise<string> {
  const { accessToken, refreshToken } = await anotherSession(product, adult);
  const input = { childId, pin: childPin, fingerprint, refreshToken };
  return (await product.eventually(chooseChild, input, { token: accessToken })).childToken;
}

/** Another session with the adult's profile chosen by password. */
export async function enterAdult(product: RunningProduct, adult: Pick<Adult, 'email'>): Promise<Tokens> {
  const tokens = await anotherSession(product, adult);
  await product.eventually(chooseAdult, { password }, { token: tokens.accessToken });
  return tokens;
}
