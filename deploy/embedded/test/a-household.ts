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

import type { TestSystem } from './a-system.js';

/** What it takes to make a household: asking, letters, and waiting until what is under way is done. */
export type Town = Pick<TestSystem, 'want' | 'settled'> & {
  readonly mailbox: { letters(): Promise<readonly { readonly to: string; readonly text: string }[]> };
};

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

/** The token of the newest letter to somebody: what stands after `#token=` in its link. */
export async function linkToken(system: Town, email: string): Promise<string> {
  await system.settled();
  const letter = (await system.mailbox.letters()).find(({ to }) => to === email);
  const token = /#token=([\w-]+)/.exec(letter?.text ?? '')?.[1];
  if (!token) throw new Error(`No link was sent to ${email}`);
  return token;
}

/** Signs up, confirms by the letter, signs in and fills in the profile: an adult with a household of its own. */
export async function anAdultWithHousehold(
  system: Town,
  { displayName = 'Laura', country = 'MX' } = {},
): Promise<Adult> {
  const email = `${randomUUID()}@example.org`;
  await system.want(signUp, {
    fullName: `${displayName} de Prueba`,
    email,
    password,
    confirmPassword: password,
    hasConsented: true,
    termsVersion: legalVersions.terms,
    privacyVersion: legalVersions.privacy,
  });
  await system.want(confirmEmail, { token: await linkToken(system, email) });
  const { tokens } = await system.want(signIn, { email, password });
  const token = tokens.accessToken;
  const me = await system.want(whoAmI, {}, { token });
  await system.want(
    saveOwnProfile,
    {
      fullName: `${displayName} de Prueba`,
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
export async function aChildOf(system: Town, adult: Adult, displayName = 'Mateo'): Promise<Child> {
  const { token } = adult;
  const { childId } = await system.want(
    createChild,
    { displayName, birthMonth: '2016-03', avatar: 'fox', palette: 'soft-blue' },
    { token },
  );
  await system.want(setChildPin, { childId, pin: childPin, proof: { password } }, { token });
  const fingerprint = randomUUID();
  const device = { type: 'tablet' as const, userAgent: 'test', screen: '800x600' };
  await system.want(authorizeDevice, { childId, fingerprint, password, ...device }, { token });
  await system.settled();
  return { childId, fingerprint };
}

/** A second session of the same adult, in which nobody is chosen yet. */
export const anotherSession = async (system: Town, { email }: Adult): Promise<Tokens> => {
  const { tokens } = await system.want(signIn, { email, password });
  await system.want(leaveProfile, {}, { token: tokens.accessToken });
  return tokens;
};

/** Another session of the adult in which the child is inside: its opaque token. */
export async function enterChild(system: Town, adult: Adult, { childId, fingerprint }: Child): Promise<string> {
  const tokens = await anotherSession(system, adult);
  const input = { childId, pin: childPin, fingerprint, refreshToken: tokens.refreshToken };
  return (await system.want(chooseChild, input, { token: tokens.accessToken })).childToken;
}

/** Another session with the adult's profile chosen by password. */
export async function enterAdult(system: Town, adult: Adult): Promise<Tokens> {
  const tokens = await anotherSession(system, adult);
  await system.want(chooseAdult, { password }, { token: tokens.accessToken });
  return tokens;
}
