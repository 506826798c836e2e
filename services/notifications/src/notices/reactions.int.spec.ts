import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { v7 } from 'uuid';

import type { CallerShape } from '@alcancia/contracts/caller';
import {
  decisionUndone,
  deliveryUndone,
  levelReached,
  milestoneHit,
  prizeDelivered,
  requestApproved,
  requestOpened,
  requestRejected,
  requestWithdrawn,
} from '@alcancia/contracts/family';
import {
  adultChanged,
  childChanged,
  consentsChanged,
  deviceLinked,
  deviceRevoked,
  familyChanged,
  guardianshipChanged,
  invitationChanged,
  pinLocked,
} from '@alcancia/contracts/identity';
import { listNotifications, notificationsRead } from '@alcancia/contracts/notifications';
import { fullAccess } from '@alcancia/contracts/testing/example-views';
import { InProcessBus } from '@alcancia/server-kit';
import { aChild, anAdult, bootService, type TestService } from '@alcancia/server-kit/testing';

import { notifications } from '../notifications.service.js';

/** Remembers what the service asked to hear. */
class ListeningBus extends InProcessBus {
  readonly subjects: string[] = [];

  override consume(...[consumer, subjects, handler]: Parameters<InProcessBus['consume']>) {
    this.subjects.push(...subjects);
    return super.consume(consumer, subjects, handler);
  }
}

const bus = new ListeningBus();
let service: TestService;
beforeAll(async () => {
  service = await bootService(notifications, { bus });
});
afterAll(() => service.close());

const nobody = { adult: [], child: [] };
const balance = { points: 10, availableCents: 500, reservedCents: 0, pendingCents: 0 };

type Told = Readonly<Record<'adult' | 'child', readonly unknown[]>>;

async function aFamily() {
  const [familyId, childId, adultId] = [v7(), v7(), v7()];
  const called = (displayName: string, sequence: number) =>
    service.tell(
      childChanged,
      { childId, familyId, displayName, avatar: 'fox', palette: 'soft-blue', isNew: sequence === 1 },
      { sequence },
    );
  await called('Mateo', 1);
  await service.tell(
    guardianshipChanged,
    { childId, familyId, adultId, role: 'owner', permissions: fullAccess, isActive: true },
    { sequence: 2 },
  );
  const request = {
    familyId,
    childId,
    requestId: v7(),
    kind: 'canje' as const,
    title: 'Parque',
    points: 0,
    coinsCents: 500,
  };
  const adult = anAdult({ userId: adultId, familyId, children: [childId] });
  const child = aChild(childId, { familyId });
  const toldTo = async (caller: CallerShape) =>
    (await service.ask(listNotifications, caller, {})).notifications
      .toReversed()
      .map(({ status, type, payload: { kind, about } }) => [status, kind ?? about ?? type].join(' '));
  const renamed = (moneyName: string, sequence: number) =>
    service.tell(familyChanged, { familyId, ownerId: adultId, timeZone: 'UTC', moneyName }, { sequence });
  /** Somebody answers an invitation of the adult; without an answer nobody is named. */
  const answers = (status: 'sent' | 'accepted' | 'declined' | 'withdrawn', answeredBy: string = v7()) =>
    service.tell(invitationChanged, {
      invitationId: v7(),
      familyId,
      invitedBy: adultId,
      acceptedBy: status === 'accepted' ? answeredBy : null,
      status,
      ...(status === 'accepted' || status === 'declined' ? { answeredBy } : {}),
    });
  const told = async (): Promise<Told> => ({ adult: await toldTo(adult), child: await toldTo(child) });
  return { familyId, childId, adultId, adult, child, request, called, renamed, answers, told };
}
type Family = Awaited<ReturnType<typeof aFamily>>;

const lockedUntil = new Date(0).toISOString();
const pinIsLocked = ({ childId, familyId }: Family) =>
  service.tell(pinLocked, { childId, familyId, lockedUntil, needsAdult: false });

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
      service.tell(milestoneHit, {
        familyId,
        childId,
        goalId: v7(),
        title: 'Bici',
        percent: 50,
        bonusCoinsCents: 0,
      }),
    { adult: ['unread goal_milestone_hit'], child: ['unread goal_milestone_hit'] },
  ],
  [levelReached.subject]: [
    ({ familyId, childId }) => service.tell(levelReached, { familyId, childId, level: 2, name: 'Semilla' }),
    { adult: [], child: ['unread level_up'] },
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
  [pinLocked.subject]: [pinIsLocked, { adult: ['unread pin_locked'], child: [] }],
  [invitationChanged.subject]: [
    async ({ answers }) => {
      for (const status of ['sent', 'accepted', 'declined', 'withdrawn'] as const) await answers(status);
    },
    { adult: ['unread invite_accepted', 'unread invite_declined'], child: [] },
  ],
  [adultChanged.subject]: [({ answers }) => answers('accepted'), { adult: ['unread invite_accepted'], child: [] }],
  [familyChanged.subject]: [({ renamed }) => renamed('Estrellas', 1), nobody],
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
