import { randomUUID } from 'node:crypto';

import {
  approveRequest,
  type BalanceView,
  claimActivity,
  createActivity,
  listApprovals,
  readAgenda,
} from '@alcancia/contracts/family';
import { authorizeDevice, chooseAdult, createChild, setChildPin, signIn } from '@alcancia/contracts/identity';
import { anAdult, childPin, enterChild, password } from '@alcancia/testing';

import { anActivity } from '../stand-ins.js';
import type { PlaceToAsk } from './place-to-ask.js';

export interface Household {
  readonly email: string;
  readonly token: string;
  readonly adultId: string;
  readonly childIds: readonly string[];
}

/** An adult with so many children, who have no PIN yet. */
export async function aHousehold(place: PlaceToAsk, children: number): Promise<Household> {
  const { email, token, adultId } = await anAdult(place);
  const childIds: string[] = [];
  for (let n = 0; n < children; n += 1) {
    const child = {
      displayName: `Mateo ${n + 1}`,
      birthMonth: '2016-03',
      avatar: 'fox',
      palette: 'soft-blue',
    } as const;
    childIds.push((await place.eventually(createChild, child, { token })).childId);
  }
  return { email, token, adultId, childIds };
}

/** Signs the adult in once more: a token lives for minutes, a bench for longer. */
export async function comeBack(place: PlaceToAsk, household: Household): Promise<Household> {
  const { tokens } = await place.eventually(signIn, { email: household.email, password });
  await place.eventually(chooseAdult, { password }, { token: tokens.accessToken });
  return { ...household, token: tokens.accessToken };
}

/** A child comes in with a PIN, says that something is done, and is paid for it. */
export async function firstCoins(place: PlaceToAsk, { email, token, childIds }: Household): Promise<BalanceView> {
  const [childId = ''] = childIds;
  const asAdult = { token };
  const fingerprint = randomUUID();
  const device = { fingerprint, type: 'tablet', userAgent: 'bench', screen: '800x600' } as const;
  await place.eventually(setChildPin, { childId, pin: childPin, proof: { password } }, asAdult);
  await place.eventually(authorizeDevice, { childId, password, ...device }, asAdult);
  const schedule = { mode: 'diaria' } as const;
  const activity = { ...anActivity, schedule, childIds: [childId] };
  const { activityId } = await place.eventually(createActivity, activity, asAdult);

  const asChild = { token: await enterChild(place, { email }, { childId, fingerprint }) };
  const { today: dueOn } = await place.eventually(readAgenda, { childId }, asChild);
  await place.eventually(claimActivity, { childId, activityId, dueOn, note: 'Hecho' }, asChild);
  const { requests } = await place.eventually(listApprovals, {}, asAdult);
  const requestId = requests[0]?.requestId ?? '';
  return (await place.eventually(approveRequest, { requestId }, asAdult)).balance;
}
