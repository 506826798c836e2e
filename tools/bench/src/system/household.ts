import { randomUUID } from 'node:crypto';

import {
  approveRequest,
  type BalanceView,
  claimActivity,
  createActivity,
  listApprovals,
  readAgenda,
} from '@alcancia/contracts/family';
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
  whoAmI,
} from '@alcancia/contracts/identity';

import { anActivity } from '../stand-ins.js';
import { type PlaceToAsk, want } from './place-to-ask.js';
import { until } from './until.js';

const password = 'una-clave-larga-7';
const pin = '2468';
const fullName = 'Laura de Prueba';

export interface Household {
  readonly email: string;
  readonly token: string;
  readonly adultId: string;
  readonly childIds: readonly string[];
}

/** Signs up, confirms by the letter, signs in and makes the children. */
export async function aHousehold(place: PlaceToAsk, children: number): Promise<Household> {
  const email = `${randomUUID()}@example.org`;
  await want(place, signUp, {
    fullName,
    email,
    password,
    confirmPassword: password,
    hasConsented: true,
    termsVersion: legalVersions.terms,
    privacyVersion: legalVersions.privacy,
  });
  const confirmation = await until(`a letter to ${email}`, async () => {
    const newest = (await place.lettersTo(email)).at(-1);
    return /#token=([\w-]+)/.exec(newest ?? '')?.[1];
  });
  await want(place, confirmEmail, { token: confirmation });
  const { tokens } = await want(place, signIn, { email, password });
  const token = tokens.accessToken;
  const { adult } = await want(place, whoAmI, {}, token);
  const profile = {
    displayName: 'Laura',
    age: 38,
    gender: 'female',
    country: 'MX',
    relationshipType: 'mother',
  } as const;
  await want(place, saveOwnProfile, { fullName, ...profile, version: adult?.version ?? 1 }, token);
  const childIds: string[] = [];
  for (let n = 0; n < children; n += 1) {
    const child = {
      displayName: `Mateo ${n + 1}`,
      birthMonth: '2016-03',
      avatar: 'fox',
      palette: 'soft-blue',
    } as const;
    childIds.push((await want(place, createChild, child, token)).childId);
  }
  return { email, token, adultId: adult?.id ?? '', childIds };
}

/** Signs the adult in once more: a token lives for minutes, a bench for longer. */
export async function comeBack(place: PlaceToAsk, household: Household): Promise<Household> {
  const { tokens } = await want(place, signIn, { email: household.email, password });
  await want(place, chooseAdult, { password }, tokens.accessToken);
  return { ...household, token: tokens.accessToken };
}

/** A child comes in with a PIN, says that something is done, and is paid for it. */
export async function firstCoins(place: PlaceToAsk, { email, token, childIds }: Household): Promise<BalanceView> {
  const [childId = ''] = childIds;
  const device = { fingerprint: randomUUID(), type: 'tablet', userAgent: 'bench', screen: '800x600' } as const;
  await want(place, setChildPin, { childId, pin, proof: { password } }, token);
  await want(place, authorizeDevice, { childId, password, ...device }, token);
  const schedule = { mode: 'diaria' } as const;
  const { activityId } = await want(place, createActivity, { ...anActivity, schedule, childIds: [childId] }, token);

  const { tokens } = await want(place, signIn, { email, password });
  await want(place, leaveProfile, {}, tokens.accessToken);
  const entering = { childId, pin, fingerprint: device.fingerprint, refreshToken: tokens.refreshToken };
  const { childToken } = await want(place, chooseChild, entering, tokens.accessToken);
  const { today: dueOn } = await want(place, readAgenda, { childId }, childToken);
  await want(place, claimActivity, { childId, activityId, dueOn, note: 'Hecho' }, childToken);
  const { requests } = await want(place, listApprovals, {}, token);
  return (await want(place, approveRequest, { requestId: requests[0]?.requestId ?? '' }, token)).balance;
}
