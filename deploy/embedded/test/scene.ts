import { randomUUID } from 'node:crypto';

import {
  approveRequest,
  claimActivity,
  createActivity,
  createGoal,
  createReward,
  listApprovals,
  readAgenda,
  redeemReward,
} from '@alcancia/contracts/family';
import { listDevices, type Tokens } from '@alcancia/contracts/identity';
import { aChildOf, type Adult, anAdult, anotherSession, type Child, enterAdult, enterChild } from '@alcancia/testing';

import type { TestSystem } from './a-system.js';

/** Two families, and everybody who might ask. */
export interface Scene {
  readonly system: TestSystem;
  readonly laura: Adult;
  readonly mateo: Child;
  /** Tokens by who asks with them. */
  readonly tokens: Record<'adult' | 'child' | 'foreign' | 'foreignChild' | 'viewer' | 'none' | 'expired', string>;
  /** Sessions of Laura that a rightful request may end. */
  spare(): Promise<Tokens>;
  activity(): Promise<string>;
  goal(targetPoints?: number): Promise<string>;
  reward(): Promise<string>;
  /** A request of an activity that waits for an adult, with the occurrence behind it. */
  claimed(): Promise<{ requestId: string; occurrenceId: string; activityId: string }>;
  approved(): Promise<{ requestId: string }>;
  redeemed(): Promise<{ requestId: string; redemptionId: string }>;
  device(): Promise<{ deviceId: string; version: number }>;
}

const work = { emoji: '📚', category: 'escuela', points: 10, coinsCents: 1000, schedule: { mode: 'diaria' } } as const;

/** An adult who may look at a child and nothing else; invitations come later, so the link is written by hand. */
async function aViewerOf(system: TestSystem, { childId }: Child): Promise<Adult> {
  const viewer = await anAdult(system, { displayName: 'Vera' });
  const looking = JSON.stringify(
    Object.fromEntries(['activities', 'challenges', 'rewards', 'approvals'].map((area) => [area, 'view_only'])),
  );
  await system.databases.sql.query(
    `insert into identity.guardianship (id, child_id, adult_id, role, status, permissions, relationship_type, created_at, updated_at)
     values ($1, $2, $3, 'viewer', 'active', $4, 'aunt', now(), now())`,
    [randomUUID(), childId, viewer.adultId, looking],
  );
  return viewer;
}

const expiryMs = 400_000;

export async function aScene(system: TestSystem): Promise<Scene> {
  const laura = await anAdult(system);
  const mateo = await aChildOf(system, laura);
  const expired = await enterAdult(system, laura);
  system.clock.shift(expiryMs); // access tokens live 300 s
  const bruno = await anAdult(system, { displayName: 'Bruno' });
  const nico = await aChildOf(system, bruno, 'Nico');
  const viewer = await aViewerOf(system, mateo);
  const adult = (await enterAdult(system, laura)).accessToken;
  const tokens = {
    adult,
    child: await enterChild(system, laura, mateo),
    foreignChild: await enterChild(system, bruno, nico),
    foreign: (await enterAdult(system, bruno)).accessToken,
    viewer: (await enterAdult(system, viewer)).accessToken,
    none: (await anotherSession(system, laura)).accessToken,
    expired: expired.accessToken,
  };
  const asAdult = { token: adult };
  const asChild = { token: tokens.child };
  const { childId } = mateo;
  const childIds = [childId];

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

  return {
    system,
    laura,
    mateo,
    tokens,
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
    async device() {
      const { devices } = await system.want(listDevices, {}, asAdult);
      const device = devices.find(({ state }) => state === 'autorizado');
      if (!device) throw new Error('No device is authorised');
      return { deviceId: device.id, version: device.version };
    },
  };
}
