import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { v7 } from 'uuid';

import {
  approveAllRequests,
  approveRequest,
  dismissCelebrations,
  levelReached,
  listApprovals,
  markDelivered,
  rejectRequest,
  requestApproved,
  requestRejected,
  setActivityArchived,
  withdrawClaim,
} from '@alcancia/contracts/family';
import { adultChanged, childChanged } from '@alcancia/contracts/identity';
import { aChild, anAdult, aViewer, bootService, type TestService } from '@alcancia/server-kit/testing';

import { aHousehold, family as loopOf, type Household } from '../../test/builders.js';
import { unseenCelebrations } from '../celebrations/celebration.entity.js';
import { family } from '../family.service.js';

let service: TestService;
beforeAll(async () => {
  service = await bootService(family);
});
afterAll(() => service.close());

const refused = (code: string) => expect.objectContaining({ code });
const no = { reasonCode: 'otro_motivo', comment: 'Mañana lo repasamos juntos' } as const;

const claimed = (home: Household, more = {}) => loopOf(service, home).claimed(more);

const celebrations = async ({ childId }: Household) =>
  (await unseenCelebrations(service.em(), childId)).map((celebration) => celebration.view());

describe('an approval', () => {
  test('pays what was claimed, tells of it and cheers the child', async () => {
    const home = aHousehold();
    const loop = loopOf(service, home);
    const activityId = await loop.offer();
    const claim = await loop.claim(activityId);
    expect(claim).toMatchObject({ state: 'en_revision', canClaim: false, amounts: { points: 10, coinsCents: 500 } });
    const [request] = await loop.waiting();
    expect(request).toMatchObject({ kind: 'actividad', title: 'Poner la mesa', state: 'pendiente', canDecide: true });

    const { requestId } = request!;
    const { balance } = await service.ask(approveRequest, home.owner, { requestId });
    expect(balance).toEqual({ points: 10, availableCents: 500, reservedCents: 0, pendingCents: 0 });
    expect((await loop.agenda()).days[0]!.occurrences[0]).toMatchObject({ state: 'aprobada', canClaim: false });
    expect(await loop.waiting()).toEqual([]);
    expect(await service.published(requestApproved)).toContainEqual({
      familyId: home.familyId,
      childId: home.childId,
      requestId,
      kind: 'actividad',
      title: 'Poner la mesa',
      points: 10,
      coinsCents: 500,
      balance,
      approvedBy: home.owner.userId,
    });
    expect(await celebrations(home)).toMatchObject([
      { kind: 'aprobada', title: 'Poner la mesa', amounts: { points: 10, coinsCents: 500 } },
      { kind: 'meta', title: 'Primera actividad', isAchievement: true },
    ]);
  });

  test('of an activity that has been archived since still pays', async () => {
    const home = aHousehold();
    const loop = loopOf(service, home);
    const activityId = await loop.offer();
    const requestId = await loop.requestOf((await loop.claim(activityId)).occurrenceId);
    await service.ask(setActivityArchived, home.owner, { activityId, isArchived: true });
    expect((await service.ask(approveRequest, home.owner, { requestId })).balance.points).toBe(10);
  });

  test('of something worth nothing moves nothing and is done', async () => {
    const home = aHousehold();
    const requestId = await claimed(home, { points: 0, coinsCents: 0 });
    const { balance } = await service.ask(approveRequest, home.owner, { requestId });
    expect(balance).toEqual({ points: 0, availableCents: 0, reservedCents: 0, pendingCents: 0 });
  });

  test('that lifts the child to a new level says so once', async () => {
    const home = aHousehold();
    const requestId = await claimed(home, { points: 320 });
    await service.ask(approveRequest, home.owner, { requestId });
    expect((await service.published(levelReached)).filter(({ childId }) => childId === home.childId)).toMatchObject([
      { level: 3, name: 'Explorador' },
    ]);
    expect(await celebrations(home)).toMatchObject([
      { kind: 'nivel', isHatching: true },
      { kind: 'nivel', number: 3, title: 'Explorador' },
      { kind: 'aprobada' },
      { isAchievement: true, title: 'Primera actividad' },
    ]);
  });

  test('is refused to viewers, to guardians without the right, to children and to strangers', async () => {
    const home = aHousehold();
    const requestId = await claimed(home);
    const link = {
      permissions: { ...home.owner.children[home.childId]!.permissions, approvals: 'no_access' as const },
    };
    const ask = { children: home.childIds, familyId: home.familyId };
    for (const [who, code] of [
      [aViewer(ask), 'not_permitted'],
      [anAdult({ ...ask, link }), 'not_found'],
      [anAdult({ children: [v7()] }), 'not_found'],
      [anAdult(), 'not_found'],
      [home.child, 'not_for_this_profile'],
      [null, 'not_signed_in'],
    ] as const) {
      await expect(service.ask(approveRequest, who, { requestId })).rejects.toEqual(refused(code));
      await expect(service.ask(rejectRequest, who, { requestId, ...no })).rejects.toEqual(refused(code));
      await expect(service.ask(markDelivered, who, { requestId })).rejects.toEqual(refused(code));
      await expect(service.ask(approveAllRequests, who, { requestIds: [requestId] })).rejects.toEqual(refused(code));
    }
    await expect(service.ask(approveRequest, home.owner, { requestId: v7() })).rejects.toEqual(refused('not_found'));
    await expect(service.ask(markDelivered, home.owner, { requestId })).rejects.toEqual(
      refused('redemption_not_to_deliver'),
    );
  });

  test('of what the child has taken back names the child', async () => {
    const home = aHousehold();
    const loop = loopOf(service, home);
    const { occurrenceId } = await loop.claim(await loop.offer());
    const requestId = await loop.requestOf(occurrenceId);
    await service.tell(childChanged, {
      childId: home.childId,
      familyId: home.familyId,
      displayName: 'Lucía',
      avatar: 'cat',
      palette: 'soft-blue',
      isNew: true,
    });
    expect((await loop.waiting())[0]).toMatchObject({ childName: 'Lucía' });
    await service.ask(withdrawClaim, home.child, { occurrenceId });
    await expect(service.ask(approveRequest, home.owner, { requestId })).rejects.toMatchObject({
      code: 'request_already_resolved',
      details: { name: 'Lucía' },
    });
  });
});

describe('a rejection', () => {
  test('says why, pays nothing, and is told', async () => {
    const home = aHousehold();
    const requestId = await claimed(home);
    const { balance } = await service.ask(rejectRequest, home.owner, { requestId, ...no });
    expect(balance.points).toBe(0);
    expect((await service.published(requestRejected)).filter(({ childId }) => childId === home.childId)).toHaveLength(
      1,
    );
    await service.tell(adultChanged, { adultId: home.owner.adultId, displayName: 'Marta' });
    const { requests } = await service.ask(listApprovals, home.owner, { state: 'resueltas' });
    expect(requests).toMatchObject([{ requestId, state: 'rechazada', decidedByName: 'Marta', canUndo: true, ...no }]);
    await expect(service.ask(approveRequest, home.owner, { requestId })).rejects.toMatchObject({
      code: 'request_already_resolved',
      details: { name: 'Marta' },
    });
  });

  test.each(['', '   ', 'a'.repeat(201)])('without a message that can be read is refused', async (comment) => {
    const home = aHousehold();
    const requestId = await claimed(home);
    await expect(
      service.ask(rejectRequest, home.owner, { requestId, reasonCode: 'otro_dia', comment }),
    ).rejects.toEqual(refused('invalid_input'));
  });
});

describe('celebrations', () => {
  test('once seen never come again, and a sibling cannot send them away', async () => {
    const home = aHousehold({ children: 2 });
    await service.ask(approveRequest, home.owner, { requestId: await claimed(home) });
    const ids = (await celebrations(home)).map(({ id }) => id);
    expect(ids).toHaveLength(2);
    const sibling = aChild(home.childIds[1]!, { familyId: home.familyId });
    await service.ask(dismissCelebrations, sibling, { ids });
    expect(await celebrations(home)).toHaveLength(2);
    await service.ask(dismissCelebrations, home.child, { ids });
    expect(await celebrations(home)).toEqual([]);
  });
});
