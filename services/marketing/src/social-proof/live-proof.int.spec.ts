import { randomUUID } from 'node:crypto';

import { afterAll, beforeAll, expect, test } from '@jest/globals';

import { decisionUndone, levelReached, milestoneHit, requestApproved } from '@alcancia/contracts/family';
import { consentsChanged, erasureDue } from '@alcancia/contracts/identity';
import { listLiveSocialProof } from '@alcancia/contracts/marketing';
import type { TestService } from '@alcancia/server-kit/testing';

import { allowed, aMarketing } from '../../test/a-marketing.js';

let service: TestService;
beforeAll(async () => {
  service = await aMarketing();
});
afterAll(() => service.close());

const balance = { availableCents: 0, reservedCents: 0, pendingCents: 0, points: 0 };
const shown = async () => (await service.ask(listLiveSocialProof, null, {})).events;
const kept = (childId: string) =>
  service.em().execute<unknown[]>(`select 1 from marketing.live_social_proof_events where child_id = ?`, [childId]);

let decisions = 0;
const decide = (childId: string, given: Record<string, string>) =>
  service.tell(consentsChanged, { childId, familyId: randomUUID(), given }, { sequence: (decisions += 1) });

const aRequest = (childId: string, requestId = randomUUID()) => ({
  familyId: randomUUID(),
  childId,
  requestId,
  kind: 'actividad' as const,
  title: 'Emma ordena su cuarto',
  points: 10,
  coinsCents: 500,
});
const approve = (request: ReturnType<typeof aRequest>, at = service.clock.now()) =>
  service.tell(
    requestApproved,
    { ...request, balance, approvedBy: randomUUID() },
    {
      occurredAt: at.toISOString(),
    },
  );

test('nothing is told of a child for whom it was not allowed', async () => {
  const [silent, refused, outdated] = [randomUUID(), randomUUID(), randomUUID()];
  await decide(refused, { voice: allowed.social_proof });
  await decide(outdated, { social_proof: 'of another year' });
  for (const childId of [silent, refused, outdated]) await approve(aRequest(childId));
  expect(await shown()).toEqual([]);
  for (const childId of [silent, refused, outdated]) expect(await kept(childId)).toEqual([]);
});

test('what is allowed is told under an alias: no name, no title, no age, no town', async () => {
  const childId = randomUUID();
  await decide(childId, allowed);
  await approve(aRequest(childId));
  const level = { familyId: randomUUID(), childId, level: 4, name: 'Explorador' };
  await service.tell(levelReached, level, { occurredAt: service.clock.now().toISOString() });
  const goal = { familyId: randomUUID(), childId, goalId: randomUUID(), title: 'Bici de Emma', bonusCoinsCents: 0 };
  for (const percent of [50, 100])
    await service.tell(milestoneHit, { ...goal, percent }, { occurredAt: service.clock.now().toISOString() });
  const told = await shown();
  expect(told.map(({ actionText, icon, city }) => [actionText, icon, city]).toSorted()).toEqual([
    ['completó su meta', 'Target', 'España'],
    ['completó una actividad', 'Star', 'España'],
    ['subió al nivel 4', 'TrendingUp', 'España'],
  ]);
  expect(JSON.stringify(told)).not.toMatch(/Emma|cuarto|Bici/);
  expect(JSON.stringify(told)).not.toContain(childId);
  expect(told.every(({ childName }) => /^\p{Lu}\p{L}+$/u.test(childName))).toBe(true);
  await decide(childId, {});
});

test('withdrawn, it is gone within a minute, and does not come back when it is allowed again', async () => {
  const childId = randomUUID();
  await decide(childId, allowed);
  await approve(aRequest(childId));
  expect(await shown()).toHaveLength(1);
  const withdrawnAt = service.clock.now().getTime();
  await decide(childId, {});
  expect(await shown()).toEqual([]);
  expect(service.clock.now().getTime() - withdrawnAt).toBeLessThan(60_000);
  expect(await kept(childId)).toEqual([]);
  await decide(childId, allowed);
  expect(await shown()).toEqual([]);
});

test('it is asked at every look: a row that was left behind is not shown', async () => {
  const childId = randomUUID();
  await decide(childId, allowed);
  await approve(aRequest(childId));
  await service.em().execute(`update marketing.known_consents set given = '{}' where child_id = ?`, [childId]);
  expect(await kept(childId)).toHaveLength(1);
  expect(await shown()).toEqual([]);
  await decide(childId, {});
});

test('what was taken back is told no more, and the same is told once', async () => {
  const childId = randomUUID();
  await decide(childId, allowed);
  const request = aRequest(childId);
  await approve(request);
  await approve(request);
  expect(await shown()).toHaveLength(1);
  await service.tell(decisionUndone, { ...request, balance, undoneBy: randomUUID() });
  expect(await shown()).toEqual([]);
});

test('what was taken back at the same moment is not told', async () => {
  const [childId, other] = [randomUUID(), randomUUID()];
  for (const each of [childId, other]) await decide(each, allowed);
  const request = aRequest(childId);
  // The first goes at once; what follows meanwhile is taken together.
  await Promise.all([
    approve(aRequest(other)),
    approve(request),
    service.tell(decisionUndone, { ...request, balance, undoneBy: randomUUID() }),
  ]);
  expect(await kept(other)).toHaveLength(1);
  expect(await kept(childId)).toEqual([]);
  await decide(other, {});
});

test('a redemption is nobody else’s business', async () => {
  const childId = randomUUID();
  await decide(childId, allowed);
  await approve({ ...aRequest(childId), kind: 'canje' as never });
  expect(await kept(childId)).toEqual([]);
});

test('twenty at most, the newest first', async () => {
  const childId = randomUUID();
  await decide(childId, allowed);
  const start = service.clock.now().getTime();
  for (let nth = 0; nth < 22; nth += 1) await approve(aRequest(childId), new Date(start - nth * 1_000));
  const times = (await shown()).map(({ createdAt }) => new Date(createdAt).getTime());
  expect(times).toHaveLength(20);
  expect(times).toEqual(times.toSorted((one, other) => other - one));
  await decide(childId, {});
});

test('an erased child is gone from it', async () => {
  const childId = randomUUID();
  await decide(childId, allowed);
  await approve(aRequest(childId));
  await service.tell(erasureDue, { erasureId: randomUUID(), personId: childId, personRole: 'child' });
  await service.settled();
  service.clock.shift(60_000);
  await service.settled();
  expect(await kept(childId)).toEqual([]);
  expect(await shown()).toEqual([]);
});

test('after seven days it is over, and within the hour deleted', async () => {
  const childId = randomUUID();
  await decide(childId, allowed);
  await approve(aRequest(childId));
  service.clock.shift(7 * 86_400_000 - 1_000);
  expect(await shown()).toHaveLength(1);
  service.clock.shift(2_000);
  expect(await shown()).toEqual([]);
  await service.forget();
  expect(await kept(childId)).toEqual([]);
});
