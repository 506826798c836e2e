import { randomUUID } from 'node:crypto';

import {
  approveRequest,
  claimActivity,
  createActivity,
  createChallenge,
  createGoal,
  createReward,
  listApprovals,
  readAgenda,
  redeemReward,
} from '@alcancia/contracts/family';
import type { permissionLevels, Permissions } from '@alcancia/contracts/caller';
import { areas } from '@alcancia/contracts/define';
import {
  changeRights,
  endGuardianship,
  listAllGuardians,
  listDevices,
  type Tokens,
} from '@alcancia/contracts/identity';
import {
  aChildOf,
  type Adult,
  aHome,
  anAdult,
  anotherSession,
  type Child,
  enterAdult,
  enterChild,
} from '@alcancia/testing';

import type { TestSystem } from './a-system.js';
import { anAdministrator } from './an-administrator.js';
import { challengeFrom, type Rows, rowsOf, work } from './rows-of.js';

/** Two families, and everybody who might ask. */
export interface Scene {
  readonly system: TestSystem;
  readonly laura: Adult;
  readonly mateo: Child;
  /** Tokens by who asks with them. */
  readonly tokens: Record<
    | 'adult'
    | 'child'
    | 'foreign'
    | 'foreignChild'
    | 'viewer'
    | 'guardian'
    | 'shutOut'
    | 'ended'
    | 'ofSibling'
    | 'none'
    | 'administrator'
    | 'expired',
    string
  >;
  /**
   * Rows about other children than Mateo: of a family that Laura is not linked to, of a child whom she may only view, of
   * one on whom she has no rights, and of Mateo's sister.
   */
  readonly others: Record<'foreign' | 'viewed' | 'hidden' | 'sibling', Rows>;
  /** Sessions of Laura that a rightful request may end. */
  spare(): Promise<Tokens>;
  activity(): Promise<string>;
  goal(targetPoints?: number): Promise<string>;
  /** Mateo's own today, and a challenge that he can accept. */
  today(): Promise<string>;
  challenge(): Promise<string>;
  reward(): Promise<string>;
  /** A request of an activity that waits for an adult, with the occurrence behind it. */
  claimed(): Promise<{ requestId: string; occurrenceId: string; activityId: string }>;
  approved(): Promise<{ requestId: string }>;
  redeemed(): Promise<{ requestId: string; redemptionId: string }>;
  device(): Promise<{ deviceId: string; version: number }>;
  /** Gives `guardian` other rights on Mateo, as his owner does. */
  giveGuardian(permissions: Permissions): Promise<void>;
  /** Another adult with every right on Mateo. */
  guardian(): Promise<Adult>;
}

/** Links an adult to a child at one level in every area; invitations come later, so the link is written by hand. */
async function link(
  system: TestSystem,
  { adultId }: Adult,
  childId: string,
  [role, level]: readonly ['guardian' | 'viewer', (typeof permissionLevels)[number]],
): Promise<void> {
  const permissions = JSON.stringify(Object.fromEntries(areas.map((area) => [area, level])));
  await system.databases.sql.query(
    `insert into identity.guardianship (id, child_id, adult_id, role, status, permissions, relationship_type, created_at, updated_at)
     values ($1, $2, $3, $4, 'active', $5, 'aunt', now(), now())`,
    [randomUUID(), childId, adultId, role, permissions],
  );
}

/** An adult who is linked to a child, at one level. */
async function anAdultBeside(
  system: TestSystem,
  { childId }: Pick<Child, 'childId'>,
  right: Parameters<typeof link>[3],
) {
  const adult = await anAdult(system, { displayName: 'Vera' });
  await link(system, adult, childId, right);
  return adult;
}

/** Another child of the same adult, with a session of its own. */
async function aSibling(system: TestSystem, adult: Adult) {
  const asAdult = { token: (await enterAdult(system, adult)).accessToken };
  const sister = await aChildOf(system, { ...adult, ...asAdult }, 'Sofía');
  return { childId: sister.childId, asAdult, asChild: { token: await enterChild(system, adult, sister) } };
}

/** Every caller of the scene stays signed in for so long, in seconds: what asks as all of them takes many minutes on a busy machine. */
export const sceneSeconds = 7_200;
const pastExpiryMs = (sceneSeconds + 100) * 1_000;

export async function aScene(system: TestSystem): Promise<Scene> {
  const laura = await anAdult(system);
  const mateo = await aChildOf(system, laura);
  const expired = await enterAdult(system, laura);
  system.clock.shift(pastExpiryMs);
  const bruno = await anAdult(system, { displayName: 'Bruno' });
  const nico = await aChildOf(system, bruno, 'Nico');
  // What billing tells of the first plan has come.
  await system.settled();
  await system.databases.sql.query('update identity.plan_limits set max_devices = -1, max_guardians = -1');
  const viewer = await anAdultBeside(system, mateo, ['viewer', 'view_only']);
  const guardian = await anAdultBeside(system, mateo, ['guardian', 'full_access']);
  const ended = await anAdultBeside(system, mateo, ['guardian', 'full_access']);
  const shutOut = await anAdultBeside(system, mateo, ['guardian', 'no_access']);
  const others = {
    foreign: await rowsOf(system, {
      childId: nico.childId,
      asAdult: { token: (await enterAdult(system, bruno)).accessToken },
      asChild: { token: await enterChild(system, bruno, nico) },
    }),
    viewed: await rowsOf(system, await aHome(system, { displayName: 'Carla' })),
    hidden: await rowsOf(system, await aHome(system, { displayName: 'Diana' })),
    sibling: await rowsOf(system, await aSibling(system, laura)),
  };
  await link(system, laura, others.viewed.child, ['guardian', 'view_only']);
  await link(system, laura, others.hidden.child, ['guardian', 'no_access']);
  const ofSibling = await anAdultBeside(system, { childId: others.sibling.child }, ['guardian', 'full_access']);
  const adult = (await enterAdult(system, laura)).accessToken;
  const tokens = {
    adult,
    child: await enterChild(system, laura, mateo),
    foreignChild: await enterChild(system, bruno, nico),
    foreign: (await enterAdult(system, bruno)).accessToken,
    viewer: (await enterAdult(system, viewer)).accessToken,
    guardian: (await enterAdult(system, guardian)).accessToken,
    ended: (await enterAdult(system, ended)).accessToken,
    ofSibling: (await enterAdult(system, ofSibling)).accessToken,
    shutOut: (await enterAdult(system, shutOut)).accessToken,
    none: (await anotherSession(system, laura)).accessToken,
    expired: expired.accessToken,
    administrator: await anAdministrator(system),
  };
  const asAdult = { token: adult };
  const asChild = { token: tokens.child };
  const { childId } = mateo;
  const childIds = [childId];
  let version = 1;
  // Until a moment ago the adult was here: the gateway knows the caller by now.
  await system.want(listAllGuardians, {}, { token: tokens.ended });
  await system.want(endGuardianship, { childId, adultId: ended.adultId }, asAdult);

  const activity = async () =>
    (await system.want(createActivity, { ...work, title: randomUUID(), childIds }, asAdult)).activityId;
  const requestAbout = async (title: string) => {
    const { requests } = await system.want(listApprovals, { limit: 100 }, asAdult);
    const request = requests.find((each) => each.title === title);
    if (!request) throw new Error('The request is not there');
    return request.requestId;
  };
  const claimed = async () => {
    const title = randomUUID();
    const { activityId } = await system.want(createActivity, { ...work, title, childIds }, asAdult);
    const { today } = await system.want(readAgenda, { childId }, asChild);
    const { occurrence } = await system.want(claimActivity, { childId, activityId, dueOn: today }, asChild);
    return { requestId: await requestAbout(title), occurrenceId: occurrence.occurrenceId ?? '', activityId };
  };
  const approved = async () => {
    const { requestId } = await claimed();
    await system.want(approveRequest, { requestId }, asAdult);
    return { requestId };
  };

  const today = async () => (await system.want(readAgenda, { childId }, asChild)).today;

  return {
    system,
    laura,
    mateo,
    tokens,
    others,
    spare: () => enterAdult(system, laura),
    activity,
    goal: async (targetPoints = 1000) =>
      (
        await system.want(
          createGoal,
          { title: 'Bici', emoji: '🚲', childIds, targetPoints, prize: { kind: 'texto', text: 'Una bici' } },
          asAdult,
        )
      ).goalId,
    today,
    challenge: async () =>
      (await system.want(createChallenge, { ...challengeFrom(await today()), childIds }, asAdult)).challengeId,
    reward: async () =>
      (
        await system.want(
          createReward,
          { title: 'Parque', emoji: '🌳', category: 'salida', costCents: 100, childIds },
          asAdult,
        )
      ).rewardId,
    claimed,
    approved,
    async redeemed() {
      await approved();
      const title = randomUUID();
      const fields = { title, emoji: '🌳', category: 'salida', costCents: 100, childIds } as const;
      const { rewardId } = await system.want(createReward, fields, asAdult);
      const { redemption } = await system.want(redeemReward, { rewardId, costCents: 100 }, asChild);
      return { requestId: await requestAbout(title), redemptionId: redemption.redemptionId };
    },
    async giveGuardian(permissions) {
      const input = { childId, adultId: guardian.adultId, permissions, version };
      ({ version } = await system.want(changeRights, input, asAdult));
    },
    guardian: () => anAdultBeside(system, mateo, ['guardian', 'full_access']),
    async device() {
      const { devices } = await system.want(listDevices, {}, asAdult);
      const device = devices.find(({ state }) => state === 'autorizado');
      if (!device) throw new Error('No device is authorised');
      return { deviceId: device.id, version: device.version };
    },
  };
}
