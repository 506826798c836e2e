import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';

import { type Permissions } from '@alcancia/contracts/caller';
import {
  acceptInvitation,
  accessChanged,
  changeRights,
  endGuardianship,
  guardianshipChanged,
  inviteGuardian,
  leaveChild,
  listGuardians,
  listInvitations,
  listRightsChanges,
} from '@alcancia/contracts/identity';
import { aChild, bootService, type TestService } from '@alcancia/server-kit/testing';

import { aFamily, identityEnv, refusal } from '../../test/a-family.js';
import { aGuardian } from '../../test/a-guardian.js';
import { approvesOnly, tokenIn } from '../../test/an-invitation.js';
import { identityWithGuesses } from '../../test/guess-pin.js';
import { reachOfAdult } from './reach.store.js';

let service: TestService;
beforeAll(async () => {
  service = await bootService(identityWithGuesses(), { env: identityEnv });
});
afterAll(() => service.close());

const looksOnly: Permissions = { ...approvesOnly, approvals: 'view_only' };
const reached = async (adultId: string) => reachOfAdult(service.em(), adultId);

describe('everyone who looks after a child', () => {
  test('is named to each of them, the owner first, with rights and since when', async () => {
    const { owner, guardian, ownerId, guestId, childId } = await aGuardian(service);
    const { guardians } = await service.ask(listGuardians, guardian, { childId });
    expect(guardians).toEqual([
      expect.objectContaining({ adultId: ownerId, displayName: 'Ana', role: 'owner', isMe: false }),
      {
        adultId: guestId,
        displayName: 'Ana',
        role: 'guardian',
        relationshipType: 'grandmother',
        permissions: approvesOnly,
        since: expect.any(String),
        isMe: true,
        version: 1,
      },
    ]);
    expect((await service.ask(listGuardians, owner, { childId })).guardians.map(({ isMe }) => isMe)).toEqual([
      true,
      false,
    ]);
  });

  test('is unknown to anybody else', async () => {
    const { childId, familyId } = await aGuardian(service);
    const stranger = (await aFamily(service)).ownerOf();
    for (const request of [listGuardians, listRightsChanges]) {
      expect(await refusal(service, request, stranger, { childId })).toMatchObject({ code: 'not_found' });
      expect(await refusal(service, request, aChild(childId, { familyId }), { childId })).toMatchObject({
        code: 'not_for_this_profile',
      });
    }
  });
});

describe('the owner changes rights', () => {
  test('of one child; the role follows, and everybody hears of it', async () => {
    const { owner, of, guestId, childIds, linked } = await aGuardian(service, 2);
    const { version } = await service.ask(changeRights, owner, { ...of, permissions: looksOnly, version: 1 });
    const [, guest] = await linked();
    expect(guest).toMatchObject({ role: 'viewer', permissions: looksOnly, version });
    expect(await reached(guestId)).toMatchObject({
      [childIds[0]!]: { role: 'viewer', permissions: looksOnly },
      [childIds[1]!]: { role: 'guardian', permissions: approvesOnly },
    });
    expect(await service.published(guardianshipChanged)).toContainEqual(
      expect.objectContaining({ ...of, role: 'viewer', permissions: looksOnly, isActive: true, change: 'rights' }),
    );
    expect((await service.published(accessChanged)).at(-1)).toEqual({ aboutId: guestId, about: 'user' });
  });

  test('once, when two change what they both have read', async () => {
    const { owner, of } = await aGuardian(service);
    const answers = await Promise.all(
      [looksOnly, { ...approvesOnly, rewards: 'full_access' as const }].map((permissions) =>
        service.answer(changeRights, owner, { ...of, permissions, version: 1 }),
      ),
    );
    expect(answers.filter(({ ok }) => ok)).toHaveLength(1);
    expect(answers.find(({ ok }) => !ok)).toMatchObject({ error: { code: 'changed_before' } });
  });

  test('not of their own link, nor of one that is not there', async () => {
    const { owner, ownerId, childId } = await aGuardian(service);
    const change = { childId, permissions: looksOnly, version: 1 };
    expect(await refusal(service, changeRights, owner, { ...change, adultId: ownerId })).toMatchObject({
      code: 'owner_keeps_link',
    });
    const { ownerId: stranger } = await aFamily(service);
    expect(await refusal(service, changeRights, owner, { ...change, adultId: stranger })).toMatchObject({
      code: 'not_found',
    });
  });

  test('and nobody else, whatever their rights', async () => {
    const everything: Permissions = {
      activities: 'full_access',
      challenges: 'full_access',
      rewards: 'full_access',
      approvals: 'full_access',
    };
    const { of, withRights } = await aGuardian(service, 1, everything);
    const guardian = withRights(everything);
    const change = { ...of, permissions: everything, version: 1 };
    expect(await refusal(service, changeRights, guardian, change)).toMatchObject({ code: 'not_permitted' });
    expect(await refusal(service, endGuardianship, guardian, of)).toMatchObject({ code: 'not_permitted' });
    expect(await refusal(service, changeRights, (await aFamily(service)).ownerOf(), change)).toMatchObject({
      code: 'not_found',
    });
  });
});

describe('a link ends', () => {
  test('by the owner, for one child; its place is free again', async () => {
    const { owner, of, guestId, childIds, linked } = await aGuardian(service, 2);
    await service.ask(endGuardianship, owner, of);
    expect(Object.keys(await reached(guestId))).toEqual([childIds[1]]);
    expect((await linked()).map(({ role }) => role)).toEqual(['owner']);
    expect(await service.published(guardianshipChanged)).toContainEqual(
      expect.objectContaining({ ...of, isActive: false, change: 'ended' }),
    );
    await service.ask(endGuardianship, owner, { ...of, childId: childIds[1]! });
    expect((await service.ask(listInvitations, owner, {})).places.used).toBe(0);
    expect(await refusal(service, endGuardianship, owner, of)).toMatchObject({ code: 'not_found' });
  });

  test('by the own wish of a guardian', async () => {
    const { guardian, guestId, of, childId } = await aGuardian(service);
    await service.ask(leaveChild, guardian, { childId });
    expect(await reached(guestId)).toEqual({});
    expect(await service.published(guardianshipChanged)).toContainEqual(
      expect.objectContaining({ ...of, isActive: false, change: 'left' }),
    );
  });

  test('not for the owner, neither by leaving nor by ending it', async () => {
    const { owner, ownerId, childId } = await aGuardian(service);
    expect(await refusal(service, leaveChild, owner, { childId })).toMatchObject({ code: 'owner_keeps_link' });
    expect(await refusal(service, endGuardianship, owner, { childId, adultId: ownerId })).toMatchObject({
      code: 'owner_keeps_link',
    });
    expect(Object.keys(await reached(ownerId))).toEqual([childId]);
  });

  test('and begins anew with another invitation, since then', async () => {
    const { owner, of, input, guest, listed, linked } = await aGuardian(service);
    const before = (await linked())[1]?.since ?? '';
    await service.ask(endGuardianship, owner, of);
    service.clock.shift(60_000);
    await service.ask(inviteGuardian, owner, input);
    const [again] = (await listed()).invitations;
    await service.ask(acceptInvitation, guest, { token: tokenIn(again?.link) });
    const after = (await linked())[1]?.since ?? '';
    expect(new Date(after).getTime() - new Date(before).getTime()).toBeGreaterThanOrEqual(60_000);
  });
});

test('who did what to the rights over a child is kept, newest first and in pages', async () => {
  const { owner, guardian, of, childId } = await aGuardian(service);
  service.clock.shift(1_000);
  await service.ask(changeRights, owner, { ...of, permissions: looksOnly, version: 1 });
  service.clock.shift(1_000);
  await service.ask(leaveChild, guardian, { childId });

  const page = (cursor?: string) => service.ask(listRightsChanges, owner, { childId, limit: 3, cursor });
  const first = await page();
  expect(first.changes.map(({ what, permissions }) => [what, permissions?.approvals])).toEqual([
    ['left', undefined],
    ['rights_changed', 'view_only'],
    ['accepted', 'full_access'],
  ]);
  expect(first.changes[0]).toMatchObject({ byName: 'Ana', aboutName: 'Ana' });
  const second = await page(first.nextCursor ?? '');
  expect(second.changes.map(({ what, aboutName }) => [what, aboutName])).toEqual([['invited', '']]);
  expect(second.nextCursor).toBeNull();
});
