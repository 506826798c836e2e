import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { v7 } from 'uuid';

import {
  achievementEarned,
  decisionUndone,
  deliveryUndone,
  levelReached,
  milestoneHit,
  prizeDelivered,
  requestApproved,
  requestLeftWaiting,
  requestOpened,
  requestRejected,
  requestWithdrawn,
  weekEnded,
} from '@alcancia/contracts/family';
import {
  adultChanged,
  childChanged,
  consentsChanged,
  deviceLinked,
  deviceRevoked,
  erasureChanged,
  erasureDue,
  familyChanged,
  guardianshipChanged,
  invitationChanged,
  invitationReceived,
  ownershipOfferChanged,
  pinLocked,
} from '@alcancia/contracts/identity';
import { listNotifications, notificationsRead } from '@alcancia/contracts/notifications';
import { fullAccess } from '@alcancia/contracts/testing/example-views';
import type { TestService } from '@alcancia/server-kit/testing';

import { aWeek, bootNotifications } from '../../test/a-family.js';
import { aToldFamily, type Told } from '../../test/a-told-family.js';
import { aTurnTold } from '../../test/a-turn.js';
import { challengesTold } from '../../test/challenges-told.js';
import { ListeningBus } from '../../test/listening-bus.js';
import { privacyTold } from '../../test/privacy-told.js';

const bus = new ListeningBus();
let service: TestService;
beforeAll(async () => {
  service = await bootNotifications({ bus });
});
afterAll(() => service.close());

const nobody = { adult: [], child: [] };
const balance = { points: 10, availableCents: 500, reservedCents: 0, pendingCents: 0 };

const aFamily = () => aToldFamily(service);
type Family = Awaited<ReturnType<typeof aFamily>>;

const lockedUntil = new Date(0).toISOString();
const pinIsLocked = ({ childId, familyId }: Family) =>
  service.tell(pinLocked, { childId, familyId, lockedUntil, needsAdult: false });

const erased = ({ childId: personId }: Family) => ({ erasureId: v7(), personId, personRole: 'child' }) as const;

/** Every event that the service hears: what happens, and who has been told what afterwards. */
const reactions: Record<string, [happen: (family: Family) => Promise<unknown>, told: Told]> = {
  [requestOpened.subject]: [
    ({ request }) => service.tell(requestOpened, request),
    { adult: ['unread reward_requested'], child: [] },
  ],
  [requestWithdrawn.subject]: [
    async ({ request }) => {
      await service.tell(requestOpened, request);
      await service.tell(requestWithdrawn, request);
    },
    { adult: ['read reward_requested'], child: [] },
  ],
  [requestApproved.subject]: [
    async ({ request, adultId }) => {
      await service.tell(requestOpened, request);
      await service.tell(requestApproved, { ...request, balance, approvedBy: adultId });
    },
    { adult: ['read reward_requested'], child: ['unread reward_decided'] },
  ],
  [requestRejected.subject]: [
    async ({ request, adultId }) => {
      await service.tell(requestOpened, request);
      await service.tell(requestRejected, { ...request, rejectedBy: adultId });
    },
    { adult: ['read reward_requested'], child: ['unread reward_decided'] },
  ],
  [requestLeftWaiting.subject]: [
    ({ request }) => service.tell(requestLeftWaiting, { ...request, hours: 24 }),
    { adult: ['unread reminder'], child: [] },
  ],
  [weekEnded.subject]: [
    ({ familyId, childId }) => service.tell(weekEnded, { familyId, endedAt: lockedUntil, children: [aWeek(childId)] }),
    nobody,
  ],
  [decisionUndone.subject]: [
    ({ request, adultId }) => service.tell(decisionUndone, { ...request, balance, undoneBy: adultId }),
    { adult: [], child: ['unread approval_undone'] },
  ],
  [prizeDelivered.subject]: [
    ({ request, adultId }) => service.tell(prizeDelivered, { ...request, deliveredBy: adultId }),
    { adult: [], child: ['unread reward_delivered'] },
  ],
  [deliveryUndone.subject]: [
    ({ request, adultId }) => service.tell(deliveryUndone, { ...request, undoneBy: adultId }),
    { adult: [], child: ['unread approval_undone'] },
  ],
  [milestoneHit.subject]: [
    ({ familyId, childId }) =>
      service.tell(milestoneHit, { familyId, childId, goalId: v7(), title: 'Bici', percent: 50, bonusCoinsCents: 0 }),
    { adult: ['unread goal_milestone_hit'], child: ['unread goal_milestone_hit'] },
  ],
  [levelReached.subject]: [
    ({ familyId, childId }) => service.tell(levelReached, { familyId, childId, level: 2, name: 'Semilla' }),
    { adult: [], child: ['unread level_up'] },
  ],
  [achievementEarned.subject]: [
    ({ familyId, childId }) =>
      service.tell(achievementEarned, { familyId, childId, achievementId: v7(), name: 'Compartí', coinsCents: 0 }),
    { adult: ['unread achievement'], child: ['unread achievement'] },
  ],
  [deviceLinked.subject]: [
    ({ familyId, childId, adultId }) =>
      service.tell(deviceLinked, { deviceId: v7(), familyId, childId, name: 'Tablet', by: adultId }),
    { adult: ['unread device_linked'], child: [] },
  ],
  [deviceRevoked.subject]: [
    ({ familyId, childId, adultId }) =>
      service.tell(deviceRevoked, { deviceId: v7(), familyId, childIds: [childId], name: 'Tablet', by: adultId }),
    { adult: ['unread device_revoked'], child: [] },
  ],
  ...aTurnTold(() => service),
  ...challengesTold(() => service),
  ...privacyTold(() => service),
  [pinLocked.subject]: [pinIsLocked, { adult: ['unread pin_locked'], child: [] }],
  [invitationChanged.subject]: [
    async ({ answers }) => {
      for (const status of ['sent', 'accepted', 'declined', 'withdrawn'] as const) await answers(status);
    },
    { adult: ['unread invite_accepted', 'unread invite_declined'], child: [] },
  ],
  [adultChanged.subject]: [({ answers }) => answers('accepted'), { adult: ['unread invite_accepted'], child: [] }],
  [familyChanged.subject]: [({ renamed }) => renamed('Estrellas', 1), nobody],
  [invitationReceived.subject]: [
    async ({ adultId: recipientId }) => {
      for (const isNew of [true, false])
        await service.tell(invitationReceived, { recipientId, invitationId: v7(), invitedBy: v7(), isNew });
    },
    { adult: ['unread invite_received'], child: [] },
  ],
  [ownershipOfferChanged.subject]: [
    ({ familyId, adultId: toId }) =>
      service.tell(ownershipOfferChanged, { offerId: v7(), familyId, fromId: v7(), toId, status: 'offered' }),
    { adult: ['unread ownership_offered'], child: [] },
  ],
  [erasureChanged.subject]: [
    (family) => service.tell(erasureChanged, { ...erased(family), state: 'waiting', dueAt: lockedUntil, byId: v7() }),
    { adult: ['unread erasure_asked'], child: [] },
  ],
  [erasureDue.subject]: [(family) => service.tell(erasureDue, erased(family)), nobody],
  // Without these no guardian would be known, and nobody could be told of the lock.
  [childChanged.subject]: [pinIsLocked, { adult: ['unread pin_locked'], child: [] }],
  [consentsChanged.subject]: [({ request }) => service.tell(consentsChanged, { ...request, given: {} }), nobody],
  [guardianshipChanged.subject]: [
    async (family) => {
      const { childId, familyId, adultId } = family;
      const another = { childId, familyId, role: 'guardian' as const, permissions: fullAccess };
      await service.tell(guardianshipChanged, { ...another, adultId: v7(), isActive: true }, { sequence: 3 });
      await service.tell(guardianshipChanged, { ...another, adultId, isActive: false }, { sequence: 4 });
      await pinIsLocked(family);
    },
    nobody,
  ],
};

test('every event that the service hears stands in the table', () => {
  expect(bus.subjects.toSorted()).toEqual(Object.keys(reactions).toSorted());
});

test.each(Object.entries(reactions))('after %s the right people are told', async (_subject, [happen, told]) => {
  const family = await aFamily();
  await happen(family);
  await service.settled();
  expect(await family.told()).toEqual(told);
});

test('who looks after the same children hears that an account goes, or stays, and the name goes with it', async () => {
  const family = await aFamily();
  const [personId, erasureId] = [v7(), v7()];
  const { childId, familyId } = family;
  const link = { childId, familyId, adultId: personId, role: 'guardian' as const, permissions: fullAccess };
  await service.tell(guardianshipChanged, { ...link, isActive: true }, { sequence: 3 });
  const account = { erasureId, personId, personRole: 'adult' as const };
  for (const state of ['waiting', 'cancelled', 'closed'] as const)
    await service.tell(erasureChanged, { ...account, state, dueAt: lockedUntil, byId: personId });
  const about = ['unread account_erasure_asked', 'unread account_erasure_cancelled'];
  expect(await family.told()).toEqual({ adult: about, child: [] });
  await service.tell(erasureDue, account);
  await service.settled();
  expect(await family.told()).toEqual(nobody);
});

test('what settles a notice is told to the other tabs', async () => {
  const { request, adultId } = await aFamily();
  await service.tell(requestOpened, request);
  await service.tell(requestWithdrawn, request);
  expect(await service.published(notificationsRead)).toContainEqual({ recipientId: adultId });
});

test('a name that comes late does not replace a newer one', async () => {
  const family = await aFamily();
  await family.called('Mateo Andrés', 7);
  await family.called('Matías', 5);
  await pinIsLocked(family);
  const { notifications: notices } = await service.ask(listNotifications, family.adult, {});
  expect(notices[0]?.payload.message).toContain('Mateo Andrés');
});

describe('the name of the money', () => {
  const newest = async ({ child }: Family) =>
    (await service.ask(listNotifications, child, {})).notifications[0]?.payload.message;
  const approved = async (family: Family, coinsCents: number) => {
    const activity = { ...family.request, kind: 'actividad' as const, requestId: v7(), points: 1, coinsCents };
    await service.tell(requestApproved, { ...activity, balance, approvedBy: family.adultId });
    return newest(family);
  };

  test.each([
    ['before the family is known', [], '+1 Moneda', '+5 Monedas'],
    ['once the family renamed it', ['Estrellas doradas'], '+1 Estrella dorada', '+5 Estrellas doradas'],
  ])('%s is said for one and for many', async (_, names, one, many) => {
    const family = await aFamily();
    for (const name of names) await family.renamed(name, 2);
    expect(await approved(family, 199)).toBe(`¡Lo lograste! Se aprobó «Parque». +1 Punto y ${one}`);
    expect(await approved(family, 500)).toBe(`¡Lo lograste! Se aprobó «Parque». +1 Punto y ${many}`);
    expect(await approved(family, 99)).toBe('¡Lo lograste! Se aprobó «Parque». +1 Punto');
  });

  test('stands in what a refused reward gives back, and a name that comes late changes nothing', async () => {
    const family = await aFamily();
    await family.renamed('Pesitos', 3);
    await family.renamed('Estrellas', 2);
    await service.tell(requestRejected, { ...family.request, rejectedBy: family.adultId });
    expect(await newest(family)).toBe('«Parque» no puede ser por ahora. Tus Pesitos volvieron a tu cartera.');
  });
});
