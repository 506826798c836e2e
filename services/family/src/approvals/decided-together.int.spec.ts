import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { v7 } from 'uuid';

import type { CallerShape } from '@alcancia/contracts/caller';
import { approveRequest, createGoal } from '@alcancia/contracts/family';
import { adultChanged } from '@alcancia/contracts/identity';
import { bootService, type TestService } from '@alcancia/server-kit/testing';

import { aHousehold, family as loopOf, type Household } from '../../test/builders.js';
import { booksOf } from '../../test/books.js';
import { randomOf } from '../../test/random.js';
import { differences } from '../coins/books.store.js';
import { family } from '../family.service.js';

const seeds = 6;

let service: TestService;
beforeAll(async () => {
  service = await bootService(family);
});
afterAll(() => service.close());

interface World {
  readonly home: Household;
  readonly requestIds: readonly string[];
  readonly adults: readonly [CallerShape, ...CallerShape[]];
}

/** Two children, a goal, eight claims, and two adults who may decide, whose names are known. */
async function aWorld(): Promise<World> {
  const home = aHousehold({ children: 2 });
  const second = { ...home.owner, userId: v7(), sessionId: v7() };
  const adults = [home.owner, second] as const;
  for (const [at, { userId }] of adults.entries()) {
    const adult = { displayName: ['Laura', 'Pablo'][at] ?? '', locale: 'es', addressForm: 'tu' } as const;
    await service.tell(adultChanged, { adultId: userId ?? '', ...adult });
  }
  const loop = loopOf(service, home);
  await service.ask(createGoal, home.owner, {
    title: 'La bici',
    emoji: '🚲',
    childIds: home.childIds,
    targetPoints: 40,
    associatedActivities: [],
    dueAt: null,
    prize: { kind: 'monedas', coinsCents: 1_000 },
    milestones: [{ percent: 50, bonusCoinsCents: 200 }],
  });
  const requestIds: string[] = [];
  for (let nth = 0; nth < 8; nth += 1) requestIds.push(await loop.claimed({ title: `Tarea ${nth}`, points: 5 + nth }));
  return { home, requestIds, adults };
}

/** Which adult approves which request, by their places; some twice, some by both. */
const planOf = (seed: number): readonly (readonly [adult: number, request: number])[] => {
  const random = randomOf(seed);
  return Array.from({ length: 14 }, () => [random.upTo(2), random.upTo(8)] as const);
};

async function act({ adults, requestIds }: World, [adult, request]: readonly [number, number]): Promise<unknown> {
  const answer = await service.answer(approveRequest, adults[adult] ?? adults[0], {
    requestId: requestIds[request] ?? '',
  });
  return answer.ok ? answer.data : [answer.error.code, answer.error.details];
}

/** While an act of somebody else is under way, so that all of these wait and go together. */
async function atOnce(world: World, plan: ReturnType<typeof planOf>): Promise<unknown[]> {
  const somebody = service.answer(approveRequest, aHousehold().owner, { requestId: v7() });
  const answers = await Promise.all(plan.map((one) => act(world, one)));
  expect((await somebody).ok).toBe(false);
  return answers;
}

describe('decided together', () => {
  test.each(Array.from({ length: seeds }, (_, at) => at + 1))(
    'it is as if one had come after the other: the same answers, books and events (seed %d)',
    async (seed) => {
      const [byOnes, together] = [await aWorld(), await aWorld()];
      const plan = planOf(seed);
      const answers: unknown[] = [];
      for (const one of plan) answers.push(await act(byOnes, one));
      expect(answers).toContainEqual({ balance: expect.anything() });
      expect(answers).toContainEqual(['request_already_resolved', { name: expect.stringMatching(/Laura|Pablo/) }]);
      expect(await atOnce(together, plan)).toEqual(answers);
      expect(await booksOf(service, together.home)).toEqual(await booksOf(service, byOnes.home));
      expect(await differences(service.em())).toEqual([]);
    },
  );
});
