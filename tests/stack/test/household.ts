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

import type { Stack } from './a-stack.js';

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

const fullName = 'Laura de Prueba';

export async function anAccount(stack: Stack): Promise<{ email: string }> {
  const email = `${randomUUID()}@example.org`;
  await stack.eventually(signUp, {
    fullName,
    email,
    password,
    confirmPassword: password,
    hasConsented: true,
    termsVersion: legalVersions.terms,
    privacyVersion: legalVersions.privacy,
  });
  await stack.eventually(confirmEmail, { token: await stack.linkToken(email) });
  return { email };
}

/** Signs up, confirms by the letter, signs in and fills in the profile: an adult with a household of its own. */
export async function anAdult(stack: Stack): Promise<Adult> {
  const { email } = await anAccount(stack);
  const { tokens } = await stack.eventually(signIn, { email, password });
  const token = tokens.accessToken;
  const me = await stack.eventually(whoAmI, {}, { token });
  const profile = {
    displayName: 'Laura',
    age: 38,
    gender: 'female',
    country: 'MX',
    relationshipType: 'mother',
  } as const;
  await stack.eventually(saveOwnProfile, { fullName, ...profile, version: me.adult?.version ?? 1 }, { token });
  return { email, tokens, token, adultId: me.adult?.id ?? '' };
}

/** A child with a PIN and an authorised device. */
export async function aChildOf(stack: Stack, { token }: Adult, displayName = 'Mateo'): Promise<Child> {
  const { childId } = await stack.eventually(
    createChild,
    { displayName, birthMonth: '2016-03', avatar: 'fox', palette: 'soft-blue' },
    { token },
  );
  await stack.eventually(setChildPin, { childId, pin: childPin, proof: { password } }, { token });
  const fingerprint = randomUUID();
  const device = { type: 'tablet' as const, userAgent: 'test', screen: '800x600' };
  await stack.eventually(authorizeDevice, { childId, fingerprint, password, ...device }, { token });
  return { childId, fingerprint };
}

/** A second session of the same adult, in which nobody is chosen yet. */
async function anotherSession(stack: Stack, { email }: Adult): Promise<Tokens> {
  const { tokens } = await stack.eventually(signIn, { email, password });
  await stack.eventually(leaveProfile, {}, { token: tokens.accessToken });
  return tokens;
}

/** Another session of the adult in which the child is inside: its opaque token. */
export async function enterChild(stack: Stack, adult: Adult, { childId, fingerprint }: Child): Promise<string> {
  const { accessToken, refreshToken } = await anotherSession(stack, adult);
  const input = { childId, pin: childPin, fingerprint, refreshToken };
  return (await stack.eventually(chooseChild, input, { token: accessToken })).childToken;
}

/** Another session with the adult's profile chosen by password. */
export async function enterAdult(stack: Stack, adult: Adult): Promise<Tokens> {
  const tokens = await anotherSession(stack, adult);
  await stack.eventually(chooseAdult, { password }, { token: tokens.accessToken });
  return tokens;
}
