import { afterAll, beforeAll, expect, test } from '@jest/globals';

import {
  achievementEarned,
  approveAllRequests,
  approveRequest,
  listChildAchievements,
} from '@alcancia/contracts/family';
import { childChanged } from '@alcancia/contracts/identity';
import { bootService, type TestService } from '@alcancia/server-kit/testing';

import { aHousehold, family as loopOf } from '../../test/builders.js';
import { daysFrom, pastWork } from '../../test/past-work.js';
import { randomOf } from '../../test/random.js';
import { turnsOf } from '../../test/take-turn.js';
import { CoinLedger } from '../coins/coins.ledger.js';
import { family } from '../family.service.js';
import { FillAchievements } from './fill-achievements.js';

let service: TestService;
let fill: () => Promise<unknown>;
beforeAll(async () => {
  service = await bootService(family);
  fill = turnsOf(service, new FillAchievements(new CoinLedger()), achievementEarned);
  // What the first set does not measure.
  await service.em().execute(
    `insert into family.achievements (sort_order, code, name, description, category, rarity, metric, within, threshold)
     values (90, 'semana-llena', 'Semana llena', 'Diez de una semana.', 'especial', 'raro', 'actividades', 'semana', 10)`,
  );
});
afterAll(() => service.close());

const days = daysFrom('2026-01-01', 45);
const kinds = ['hogar', 'solidaridad', 'escuela', 'dinero', 'otro'] as const;
const times = ['manana', 'tarde'] as const;

/** A child that does things on the days we say. */
async function aChildWithPast(random: ReturnType<typeof randomOf>) {
  const home = aHousehold();
  const { childId, familyId } = home;
  const loop = loopOf(service, home);
  const profile = { displayName: 'Mateo', avatar: 'fox', palette: 'soft-blue', isNew: true } as const;
  await service.tell(childChanged, { childId, familyId, ...profile });
  const earned = async (): Promise<string[]> =>
    (await service.ask(listChildAchievements, home.child, { childId })).achievements.flatMap(({ about, earnedAt }) =>
      about && earnedAt ? [about.name] : [],
    );
  return {
    ...home,
    earned,
    async measureAll() {
      const sql = `update family.known_children set needs_achievements = true where child_id = ?`;
      await service.em().execute(sql, [childId]);
      await fill();
    },
    /** Claimed on one of the days, perhaps for the second time. */
    async claimed(dueOn = random.oneOf(days as [string, ...string[]])): Promise<string> {
      const more = { category: random.oneOf(kinds), timeOfDay: random.oneOf(times) };
      const { occurrenceId } = await loop.claim(await loop.offer({ schedule: { mode: 'unica' }, ...more }));
      await service
        .em()
        .execute(`update family.occurrences set due_on = ?, rejections = ? where id = ?`, [
          dueOn,
          random.upTo(8) === 0 ? 1 : 0,
          occurrenceId,
        ]);
      return loop.requestOf(occurrenceId);
    },
  };
}

test.each(Array.from({ length: 8 }, (_, seed) => seed))(
  'what approvals reach is all that is reached by all the work there is (seed %i)',
  async (seed) => {
    const random = randomOf(seed);
    const child = await aChildWithPast(random);
    for (const category of kinds) {
      const own = days.filter(() => random.upTo(6) === 0);
      await pastWork(service.em(), child.childId, own, { category, timeOfDay: random.oneOf(times) });
    }
    await child.measureAll();
    for (let turn = 0; turn < 8; turn += 1) {
      if (random.upTo(3) === 0) {
        const requestIds = [await child.claimed(), await child.claimed()];
        await service.ask(approveAllRequests, child.owner, { requestIds });
      } else await service.ask(approveRequest, child.owner, { requestId: await child.claimed() });
      const earned = await child.earned();
      await child.measureAll();
      expect(await child.earned()).toEqual(earned);
    }
  },
);

test('the day that was missing joins what was before it with what came after it', async () => {
  const child = await aChildWithPast(randomOf(1));
  await pastWork(service.em(), child.childId, [...daysFrom('2026-01-01', 3), ...daysFrom('2026-01-05', 3)]);
  await child.measureAll();
  expect(await child.earned()).not.toContain('7 días seguidos');
  await service.ask(approveRequest, child.owner, { requestId: await child.claimed('2026-01-04') });
  expect(await child.earned()).toContain('7 días seguidos');
});
