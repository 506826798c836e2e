import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { v7 } from 'uuid';

import type { CallerShape } from '@alcancia/contracts/caller';
import { claimActivity, redeemReward } from '@alcancia/contracts/family';
import type { AnswerMessage } from '@alcancia/server-kit';
import { aChild, bootService, type TestService } from '@alcancia/server-kit/testing';

import { booksOf } from '../../test/books.js';
import { aHousehold, family as loopOf, type Household } from '../../test/builders.js';
import { offers } from '../../test/offers.js';
import { randomOf } from '../../test/random.js';
import { differences } from '../coins/books.store.js';
import { family } from '../family.service.js';

const seeds = [1, 2, 3, 4];

let service: TestService;
beforeAll(async () => {
  service = await bootService(family);
});
afterAll(() => service.close());

/** One act of a plan, by the places of who acts, for whom and on what. */
type Act = readonly [actor: number, child: number, thing: number];
const planOf = (seed: number, acts: number): readonly Act[] => {
  const random = randomOf(seed);
  return Array.from({ length: acts }, () => [random.upTo(2), random.upTo(2), random.upTo(5)] as const);
};

interface World {
  readonly home: Household;
  readonly children: readonly CallerShape[];
  readonly things: readonly string[];
  readonly dueOn: string;
}

async function aWorld(thingsOf: (home: Household) => Promise<string[]>): Promise<World> {
  const home = aHousehold({ children: 2 });
  const children = home.childIds.map((childId) => aChild(childId, { familyId: home.familyId }));
  const things = await thingsOf(home);
  return { home, children, things, dueOn: await loopOf(service, home).today() };
}

/** What was answered, without ids and moments. */
const said = (answer: AnswerMessage): unknown => {
  if (!answer.ok) return [answer.error.code, answer.error.details];
  return JSON.parse(
    JSON.stringify(answer.data, (key, value: unknown) => (/Id$|At$/.test(key) ? undefined : value)),
  ) as unknown;
};

type Run = (world: World, act: Act) => Promise<AnswerMessage>;

/** While an act of somebody else is under way, so that all of these wait and go together. */
async function atOnce(world: World, plan: readonly Act[], run: Run): Promise<unknown[]> {
  const strangers = await aWorld(async () => [v7()]);
  const [, ...answers] = await Promise.all([run(strangers, [0, 0, 0]), ...plan.map((one) => run(world, one))]);
  return answers.map(said);
}

async function oneByOne(world: World, plan: readonly Act[], run: Run): Promise<unknown[]> {
  const answers: unknown[] = [];
  for (const one of plan) answers.push(said(await run(world, one)));
  return answers;
}

/** Five things to do every day; the third asks for a note, the fourth is the first child's alone. */
const activities = async (home: Household): Promise<string[]> => {
  const loop = loopOf(service, home);
  const offered: string[] = [];
  for (let nth = 0; nth < 5; nth += 1)
    offered.push(
      await loop.offer({
        title: `Tarea ${nth}`,
        points: 20 + nth,
        category: nth === 0 ? 'solidaridad' : 'hogar',
        ...(nth === 2 ? { evidence: 'nota' as const } : {}),
        ...(nth === 3 ? { childIds: [home.childId] } : {}),
      }),
    );
  return offered;
};

/** A child of the household claims, or its owner does, who pays at once (G19). */
const claims: Run = ({ home, children, things, dueOn }, [actor, at, thing]) => {
  const childId = home.childIds[at] ?? home.childId;
  const who = actor === 0 ? (children[at] ?? home.child) : home.owner;
  return service.answer(claimActivity, who, { childId, activityId: things[thing] ?? v7(), dueOn });
};

const price = 300;

/** Two rewards of which one is left, three without an end; one needs nobody. Each child has coins for three. */
const rewards = async (home: Household): Promise<string[]> => {
  const offered: string[] = [];
  for (const childId of home.childIds) {
    const child = aChild(childId, { familyId: home.familyId });
    await offers(service, { ...home, child, childId }).earn(10, 3 * price);
  }
  for (let nth = 0; nth < 5; nth += 1)
    offered.push(
      await offers(service, home).offerReward({
        title: `Premio ${nth}`,
        costCents: price,
        stock: nth < 2 ? 1 : null,
        needsApproval: nth !== 0,
      }),
    );
  return offered;
};

const redeems: Run = ({ home, children, things }, [, at, thing]) =>
  service.answer(redeemReward, children[at] ?? home.child, { rewardId: things[thing] ?? v7(), costCents: price });

describe('asked for together', () => {
  test.each(seeds)('work is claimed as if one had come after the other (seed %d)', async (seed) => {
    const [byOnes, together] = [await aWorld(activities), await aWorld(activities)];
    const plan = planOf(seed, 16);
    const answers = await oneByOne(byOnes, plan, claims);
    expect(answers).toContainEqual(['occurrence_already_claimed', {}]);
    expect(answers).toContainEqual({ occurrence: expect.objectContaining({ state: 'aprobada' }) });
    expect(await atOnce(together, plan, claims)).toEqual(answers);
    expect(await booksOf(service, together.home)).toEqual(await booksOf(service, byOnes.home));
    expect(await differences(service.em())).toEqual([]);
  });

  test.each(seeds)('rewards are redeemed as if one had come after the other (seed %d)', async (seed) => {
    const [byOnes, together] = [await aWorld(rewards), await aWorld(rewards)];
    const plan = planOf(seed, 12);
    const answers = await oneByOne(byOnes, plan, redeems);
    expect(answers).toContainEqual(['coins_not_enough', expect.anything()]);
    expect(answers).toContainEqual({ redemption: expect.objectContaining({ state: 'solicitada' }) });
    expect(await atOnce(together, plan, redeems)).toEqual(answers);
    expect(await booksOf(service, together.home)).toEqual(await booksOf(service, byOnes.home));
    expect(await differences(service.em())).toEqual([]);
  });
});
