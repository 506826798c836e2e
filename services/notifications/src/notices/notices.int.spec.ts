import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { v7 } from 'uuid';

import { milestoneHit, requestApproved, requestOpened, requestRejected } from '@alcancia/contracts/family';
import { childChanged, guardianshipChanged, pinLocked } from '@alcancia/contracts/identity';
import {
  listNotifications,
  markAllNotificationsRead,
  markNotificationsRead,
  notificationsRead,
} from '@alcancia/contracts/notifications';
import { fullAccess } from '@alcancia/contracts/testing/example-views';
import { aChild, anAdult, type TestService } from '@alcancia/server-kit/testing';

import { bootNotifications } from '../../test/a-family.js';

let service: TestService;
beforeAll(async () => {
  service = await bootNotifications();
});
afterAll(() => service.close());

async function aKnownChild(displayName = 'Mateo') {
  const [familyId, childId, adultId] = [v7(), v7(), v7()];
  await service.tell(childChanged, {
    childId,
    familyId,
    displayName,
    avatar: 'fox',
    palette: 'soft-blue',
    isNew: true,
  });
  await service.tell(guardianshipChanged, {
    childId,
    familyId,
    adultId,
    role: 'owner',
    permissions: fullAccess,
    isActive: true,
  });
  const request = {
    familyId,
    childId,
    requestId: v7(),
    kind: 'actividad' as const,
    title: 'Leer',
    points: 10,
    coinsCents: 500,
  };
  const adult = anAdult({ userId: adultId, familyId, children: [childId] });
  return { familyId, childId, adultId, adult, child: aChild(childId, { familyId }), request };
}

const list = (caller: ReturnType<typeof anAdult>) => service.ask(listNotifications, caller, {});
const balance = { points: 10, availableCents: 500, reservedCents: 0, pendingCents: 0 };

test('adults who may see approvals are told of a request, others are not', async () => {
  const { adult, request, familyId, childId } = await aKnownChild();
  const aside = v7();
  const permissions = { ...fullAccess, approvals: 'no_access' } as const;
  await service.tell(guardianshipChanged, {
    childId,
    familyId,
    adultId: aside,
    role: 'guardian',
    permissions,
    isActive: true,
  });
  await service.tell(requestOpened, request);
  const { notifications: told, unread } = await list(adult);
  expect(told).toMatchObject([
    { type: 'other', status: 'unread', payload: { kind: 'approval_pending', link: '/approvals' } },
  ]);
  expect(told[0]!.payload.message).toBe('Mateo terminó «Leer». Revísalo cuando puedas.');
  expect(unread).toBe(1);
  expect((await list(anAdult({ userId: aside }))).notifications).toEqual([]);
});

test('a decision tells the child and settles what the adults were asked', async () => {
  const { adult, child, request } = await aKnownChild();
  await service.tell(requestOpened, request);
  await service.tell(requestApproved, { ...request, balance, approvedBy: adult.adultId });
  expect((await list(child)).notifications).toMatchObject([
    { type: 'activity_approved', payload: { activityTitle: 'Leer', points: 10, coinsCents: 500 } },
  ]);
  expect((await list(adult)).unread).toBe(0);
});

test('a rejected activity is told with its own type', async () => {
  const { adult, child, request } = await aKnownChild();
  await service.tell(requestRejected, { ...request, rejectedBy: adult.adultId });
  expect((await list(child)).notifications).toMatchObject([{ type: 'activity_rejected' }]);
});

test('the same event twice tells once', async () => {
  const { child, familyId, childId } = await aKnownChild();
  const data = { familyId, childId, goalId: v7(), title: 'Bici', percent: 50, bonusCoinsCents: 0 };
  const id = v7();
  await service.tell(milestoneHit, data, { id });
  await service.tell(milestoneHit, data, { id });
  expect((await list(child)).notifications).toHaveLength(1);
});

test('an event about a child that is not known yet waits for it', async () => {
  const [familyId, childId, adultId] = [v7(), v7(), v7()];
  const adult = anAdult({ userId: adultId });
  const lockedUntil = new Date().toISOString();
  await service.tell(pinLocked, { childId, familyId, lockedUntil, needsAdult: false });
  expect((await list(adult)).notifications).toEqual([]);
  await service.tell(childChanged, {
    childId,
    familyId,
    displayName: 'Sofía',
    avatar: 'cat',
    palette: 'soft-blue',
    isNew: true,
  });
  await service.tell(guardianshipChanged, {
    childId,
    familyId,
    adultId,
    role: 'owner',
    permissions: fullAccess,
    isActive: true,
  });
  service.clock.shift(5_000);
  await service.settled();
  expect((await list(adult)).notifications).toMatchObject([{ payload: { kind: 'pin_locked' } }]);
});

test('reading one, or all, is for the recipient alone', async () => {
  const { adult, child, request } = await aKnownChild();
  await service.tell(requestOpened, request);
  const [mine] = (await list(adult)).notifications;
  await service.ask(markNotificationsRead, child, { ids: [mine!.id] });
  await service.ask(markAllNotificationsRead, child, {});
  expect((await list(adult)).unread).toBe(1);
  await service.ask(markNotificationsRead, adult, { ids: [mine!.id] });
  expect((await list(adult)).unread).toBe(0);
});

test('reading all is told to the other tabs, and only when there was something to read', async () => {
  const { adult, request, adultId } = await aKnownChild();
  const told = async () =>
    (await service.published(notificationsRead)).filter(({ recipientId }) => recipientId === adultId).length;
  await service.tell(requestOpened, request);
  await service.ask(markAllNotificationsRead, adult, {});
  expect(await told()).toBe(1);
  expect((await list(adult)).unread).toBe(0);
  await service.ask(markAllNotificationsRead, adult, {});
  expect(await told()).toBe(1);
});

test('of a bell of 500 the 50 newest are listed, and all are counted', async () => {
  const { adult, adultId } = await aKnownChild();
  await service.em().execute(
    `insert into notifications.notification_logs (id, recipient_id, type, payload, status, created_at)
     select gen_random_uuid(), ?, 'other', jsonb_build_object('message', 'Aviso ' || n), 'unread',
       ?::timestamptz - n * interval '1 minute' from generate_series(1, 500) n`,
    [adultId, service.clock.now().toISOString()],
  );
  const { notifications: listed, unread } = await list(adult);
  expect(listed.map(({ payload }) => payload.message)).toEqual(
    Array.from({ length: 50 }, (_, nth) => `Aviso ${nth + 1}`),
  );
  expect(unread).toBe(500);
});

test('what was told 90 days ago is forgotten', async () => {
  const { adult, request } = await aKnownChild();
  await service.tell(requestOpened, request);
  const rows = async () =>
    (await service.em().execute<unknown[]>(`select 1 from notifications.notification_logs`)).length;
  expect(await rows()).toBeGreaterThan(0);
  expect((await list(adult)).notifications).toHaveLength(1);
  service.clock.shift(89 * 86_400_000);
  await service.forget();
  expect(await rows()).toBeGreaterThan(0);
  service.clock.shift(2 * 86_400_000);
  await service.forget();
  expect(await rows()).toBe(0);
});
