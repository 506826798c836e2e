import { afterAll, beforeAll, expect, test } from '@jest/globals';

import type { AnyRequest, AskOf } from '@alcancia/contracts/define';
import {
  approveAllRequests,
  approveRequest,
  choosePet,
  claimActivity,
  listActivities,
  listApprovals,
  listChallenges,
  listChildAchievements,
  listChildActivities,
  listChildChallenges,
  listChildGoals,
  listChildRewards,
  listGoals,
  listRewards,
  markDelivered,
  readAgenda,
  readChildDashboard,
  readFamilyDashboard,
  readProgress,
  readWallet,
  readWorld,
  redeemReward,
  rejectRequest,
  saveTheme,
  undoDecision,
} from '@alcancia/contracts/family';
import { childChanged } from '@alcancia/contracts/identity';
import {
  bootService,
  multiplyRows,
  statementsNotKept,
  tablesReadWhole,
  type TestService,
} from '@alcancia/server-kit/testing';

import { challenges } from '../test/challenges.js';
import { aWish } from '../test/offers.js';
import { family } from './family.service.js';

/** Written by administrators, tens of rows: an index would only be in the way. */
const ofTheProduct = ['achievements', 'levels', 'official_challenges', 'activity_templates', 'pet_kits'];

let service: TestService;
let home: Awaited<ReturnType<typeof aWish>>;

/** Everything that a family has by and by, so that no table is empty. */
async function aLivedInFamily(): Promise<void> {
  home = await aWish(service);
  const { child, childId, familyId } = home;
  const look = { avatar: 'fox', palette: 'soft-blue' } as const;
  await service.tell(childChanged, { childId, familyId, displayName: 'Mateo', ...look, isNew: true });
  await home.setGoal();
  await home.earn(50, 2000);
  await home.redeem(home.rewardId);
  const [wish] = await home.queue('pendiente');
  await home.approve(wish!.requestId);
  await service.ask(saveTheme, child, { childId, cardDesign: 'cosmic', colorTheme: 'gentle-pink' });
  await service.ask(choosePet, child, { childId, kitId: 'owl' });
  await home.claimed();
  await challenges(service, home).running();
}

beforeAll(async () => {
  service = await bootService(family);
  await aLivedInFamily();
  await service.settled();
  await service.transaction(({ em }) =>
    multiplyRows((statement) => em.execute(statement), { schema: 'family', times: 500, except: ofTheProduct }),
  );
});
afterAll(() => service.close());

type Act = [name: string, act: () => Promise<unknown>];

/** Of each act the tables that are gone through from end to end. */
async function wholeIn(acts: readonly Act[]): Promise<unknown[]> {
  const whole: unknown[] = [];
  for (const [name, act] of acts) {
    for (const [table, statement] of await tablesReadWhole(service, act))
      if (!ofTheProduct.includes(table)) whole.push({ name, table, statement });
  }
  return whole;
}

/** Reads whatever the contract gives. */
const read = <C extends AnyRequest>(contract: C, input: AskOf<C>): Act => [
  contract.subject,
  () => service.ask(contract, home.owner, input),
];

test('what an adult looks at goes through no table from end to end', async () => {
  const { childId } = home;
  const pages = [
    read(listApprovals, {}),
    read(listApprovals, { state: 'por_entregar' }),
    read(listApprovals, { state: 'resueltas' }),
    read(readFamilyDashboard, {}),
    read(readProgress, {}),
    read(listActivities, {}),
    read(listGoals, {}),
    read(listRewards, {}),
    read(listChallenges, {}),
    read(readAgenda, { childId, days: 14 }),
    read(readChildDashboard, { childId }),
    read(listChildActivities, { childId }),
    read(listChildGoals, { childId }),
    read(listChildRewards, { childId }),
    read(listChildChallenges, { childId }),
    read(listChildAchievements, { childId }),
    read(readWallet, { childId }),
    read(readWallet, { childId, month: '2026-11', type: 'actividad' }),
    read(readWorld, { childId }),
  ];
  expect(await wholeIn(pages)).toEqual([]);
});

/** Whatever is decided about a child, each for the first time. */
async function decisions(): Promise<Act[]> {
  const { owner, child, childId, rewardId } = home;
  const activityId = await home.offer();
  const { today } = await home.agenda();
  const claimed = () => home.claimed();
  const [requestId, other, wrong] = [await claimed(), await claimed(), await claimed()];
  const refusal = { reasonCode: 'otro_motivo', comment: 'Mañana lo vemos' } as const;
  return [
    ['claim', () => service.ask(claimActivity, child, { childId, activityId, dueOn: today })],
    ['approve', () => service.ask(approveRequest, owner, { requestId })],
    ['undo', () => service.ask(undoDecision, owner, { requestId })],
    ['approve all', () => service.ask(approveAllRequests, owner, { requestIds: [other] })],
    ['reject', () => service.ask(rejectRequest, owner, { requestId: wrong, ...refusal })],
    ['redeem', () => service.ask(redeemReward, child, { rewardId, costCents: 500 })],
    [
      'deliver',
      async () => {
        const waiting = (await home.queue('pendiente')).find(({ kind }) => kind === 'canje')!;
        await service.ask(approveRequest, owner, { requestId: waiting.requestId });
        await service.ask(markDelivered, owner, { requestId: waiting.requestId });
      },
    ],
  ];
}

test('nor does what is decided', async () => {
  expect(await wholeIn(await decisions())).toEqual([]);
});

/** Read as whole entities when one is won, which is rare (ADR 12). */
const isOfWin = (statement: string): boolean => /"(challenge_ways|guide_super_challenges)"/.test(statement);

test('what is decided, and what is looked at most, PostgreSQL reads and plans once', async () => {
  const { childId } = home;
  const pages = [read(listApprovals, {}), read(listActivities, {}), read(readAgenda, { childId })];
  const planned: unknown[] = [];
  for (const [name, act] of [...(await decisions()), ...pages]) {
    const often = (await statementsNotKept(service, act)).filter((statement) => !isOfWin(statement));
    planned.push(...often.map((statement) => ({ name, statement })));
  }
  expect(planned).toEqual([]);
});
