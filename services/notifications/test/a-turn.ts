import { v7 } from 'uuid';

import { subscriptionTurned } from '@alcancia/contracts/billing';
import type { DataOf } from '@alcancia/contracts/define';
import type { TestService } from '@alcancia/server-kit/testing';

import type { aToldFamily, Told } from './a-told-family.js';

type Turned = DataOf<typeof subscriptionTurned>;

/** A yearly plan of Mexico that has begun, as far as nothing else is said. */
export const aTurn = (changes: Partial<Turned> & Pick<Turned, 'recipientId'>): Turned => ({
  familyId: v7(),
  subscriptionId: v7(),
  turn: 'started',
  planName: 'Familia',
  period: 'annual',
  currency: 'MXN',
  amountCents: 99_000,
  // At this moment it is the 9th in Mexico City and the 10th in Madrid.
  until: '2026-12-10T03:30:00.000Z',
  ...changes,
});

type Family = Awaited<ReturnType<typeof aToldFamily>>;

/** That a subscription begins, and who is told so. */
export const aTurnTold = (
  service: () => TestService,
): Record<string, [happen: (family: Family) => Promise<unknown>, told: Told]> => ({
  [subscriptionTurned.subject]: [
    ({ familyId, adultId }) => service().tell(subscriptionTurned, aTurn({ familyId, recipientId: adultId })),
    { adult: ['unread subscription_started'], child: [] },
  ],
});
