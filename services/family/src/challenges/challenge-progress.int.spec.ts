import { afterAll, beforeAll, describe, expect, jest, test } from '@jest/globals';

import { listChildChallenges, readChildDashboard, readWallet } from '@alcancia/contracts/family';
import { bootService, type TestService } from '@alcancia/server-kit/testing';

import { aFamilyWithChallenges } from '../../test/challenges.js';
import { family } from '../family.service.js';

const dayMs = 86_400_000;

let service: TestService;
beforeAll(async () => {
  service = await bootService(family);
});
afterAll(() => service.close());

const aHome = (children = 1) => aFamilyWithChallenges(service, { children });

describe('a challenge of one child', () => {
  test('counts what was approved since it was accepted; reached, it pays once, is celebrated and told', async () => {
    const home = aHome();
    const { child, childId } = home;
    await home.doneAndApproved();
    const challengeId = await home.running();
    expect(await home.way(challengeId)).toMatchObject({ state: 'en_curso', progress: 0 });
    await home.doneAndApproved();
    const waiting = await home.done();
    expect(await home.way(challengeId)).toMatchObject({ state: 'en_curso', progress: 1, percent: 50 });
    await home.approve(waiting);
    expect(await home.way(challengeId)).toMatchObject({ state: 'superado', progress: 2, percent: 100 });
    await home.doneAndApproved();
    const { movements, balance } = await service.ask(readWallet, child, { childId });
    expect(balance).toMatchObject({ availableCents: 1000, points: 70 });
    expect(movements.filter(({ type }) => type === 'bono')).toMatchObject([
      { title: 'Cinco noches de lectura', amount: 1000 },
      { title: 'Cinco noches de lectura', amount: 30 },
    ]);
    const { celebrations } = await service.ask(readChildDashboard, child, { childId });
    expect(celebrations.filter(({ isChallenge }) => isChallenge)).toMatchObject([
      { kind: 'meta', title: 'Cinco noches de lectura', amounts: { points: 30, coinsCents: 1000 } },
    ]);
    expect(await home.told(challengeId)).toEqual(['offered', 'accepted', 'started', 'won']);
  });

  test('a badge alone is won without a movement', async () => {
    const home = aHome();
    const challengeId = await home.running({ target: 1, prize: { points: 0, coinsCents: 0, badge: 'Lector' } });
    await home.doneAndApproved();
    expect(await home.way(challengeId)).toMatchObject({ state: 'superado' });
    expect(await home.coins()).toBe(0);
  });

  test.each([
    ['puntos', { points: 15 }, 30],
    ['monedas', { coinsCents: 700 }, 14],
  ] as const)('%s are those of the approved work', async (metric, work, sum) => {
    const home = aHome();
    const challengeId = await home.running({ metric, target: 500 });
    for (let each = 0; each < 2; each += 1) await home.doneAndApproved(home.childId, work);
    expect(await home.way(challengeId)).toMatchObject({ progress: sum });
  });

  test('of one activity counts no other', async () => {
    const home = aHome();
    const activityId = await home.offer();
    const challengeId = await home.running({ metric: 'actividad_concreta', activityId, target: 2 });
    await home.doneAndApproved();
    await home.approve(await home.requestOf((await home.claim(activityId)).occurrenceId));
    expect(await home.way(challengeId)).toMatchObject({ progress: 1 });
    const { challenges } = await service.ask(listChildChallenges, home.child, { childId: home.childId });
    expect(challenges[0]).toMatchObject({ activityTitle: 'Poner la mesa' });
  });

  test('days in a row are those of the claims, whenever they are approved; a gap begins anew', async () => {
    const home = aHome();
    const challengeId = await home.running({ metric: 'racha', target: 3 });
    const requests: string[] = [];
    for (const skipped of [1, 1, 2, 1]) {
      requests.push(await home.done(), await home.done());
      service.clock.shift(skipped * dayMs);
    }
    for (const requestId of requests.toReversed()) await home.approve(requestId);
    expect(await home.way(challengeId)).toMatchObject({ state: 'superado', progress: 3 });
    const other = aHome();
    const gap = await other.running({ metric: 'racha', target: 3 });
    for (const skipped of [1, 2, 1]) {
      await other.doneAndApproved();
      service.clock.shift(skipped * dayMs);
    }
    expect(await other.way(gap)).toMatchObject({ state: 'en_curso', progress: 2 });
  });
});

describe('an undo', () => {
  test('lowers the count; below the target the prize is taken back by the books, and it goes on', async () => {
    const home = aHome();
    const challengeId = await home.running();
    const first = await home.doneAndApproved();
    const second = await home.doneAndApproved();
    await home.undo(first);
    expect(await home.way(challengeId)).toMatchObject({ state: 'en_curso', progress: 1 });
    expect([await home.coins(), await home.points()]).toEqual([0, 10]);
    await home.approve(first);
    expect(await home.way(challengeId)).toMatchObject({ state: 'superado' });
    expect([await home.coins(), await home.points()]).toEqual([1000, 50]);
    expect(await home.told(challengeId)).toEqual(['offered', 'accepted', 'started', 'won', 'reopened']);
    const { celebrations } = await service.ask(readChildDashboard, home.child, { childId: home.childId });
    expect(celebrations.filter(({ isChallenge }) => isChallenge)).toHaveLength(1);
    expect(second).not.toBe(first);
  });

  test('above the target takes nothing back', async () => {
    const home = aHome();
    const challengeId = await home.running({ target: 1 });
    const first = await home.doneAndApproved();
    await home.doneAndApproved();
    await home.undo(first);
    expect(await home.way(challengeId)).toMatchObject({ state: 'superado' });
    expect(await home.coins()).toBe(1000);
  });
});

describe('with brothers and sisters', () => {
  test('cooperativo: those who accepted add up, and each of them is paid', async () => {
    const home = aHome(3);
    const [one, two, three] = home.childIds as [string, string, string];
    const challengeId = await home.running({ mode: 'cooperativo', target: 3 }, [one, two]);
    await home.doneAndApproved(one);
    await home.doneAndApproved(two);
    await home.doneAndApproved(three);
    expect(await home.way(challengeId, one)).toMatchObject({ progress: 2, state: 'en_curso' });
    const last = await home.doneAndApproved(two);
    const { ways, state } = await home.read(challengeId);
    expect(ways.map((way) => way.state)).toEqual(['superado', 'superado', 'publicado']);
    expect(state).toBe('publicado');
    expect([await home.coins(one), await home.coins(two), await home.coins(three)]).toEqual([1000, 1000, 0]);
    await home.undo(last);
    expect([await home.coins(one), await home.coins(two)]).toEqual([0, 0]);
    expect(await home.way(challengeId, one)).toMatchObject({ progress: 2, state: 'en_curso' });
  });

  test('entre hermanos: nothing counts until all have accepted; then each wins for oneself', async () => {
    const home = aHome(2);
    const [one, two] = home.childIds as [string, string];
    const challengeId = await home.running({ mode: 'entre_hermanos', target: 1 }, [one]);
    expect(await home.way(challengeId, one)).toMatchObject({ state: 'aceptado' });
    await home.doneAndApproved(one);
    expect(await home.way(challengeId, one)).toMatchObject({ state: 'aceptado', progress: 0 });
    expect(await home.told(challengeId, one)).toEqual(['offered', 'accepted']);
    await home.accept(challengeId, two);
    expect(await home.told(challengeId, one)).toEqual(['offered', 'accepted', 'started']);
    await home.doneAndApproved(two);
    const { ways } = await home.read(challengeId);
    expect(ways.map(({ state, progress }) => [state, progress])).toEqual([
      ['en_curso', 0],
      ['superado', 1],
    ]);
    expect([await home.coins(one), await home.coins(two)]).toEqual([0, 1000]);
    const { challenges } = await service.ask(listChildChallenges, home.child, { childId: one });
    expect(challenges[0]?.others).toMatchObject([{ childId: two, state: 'superado' }]);
  });
});

/** What the schedules of the service itself ask meanwhile, and the lock of the balances, which is taken anyway. */
const notOurs = /balances|_at"? <= |repeats"? (!=|<>)/;

test('where nothing is accepted an approval asks nothing about challenges; where it is, once', async () => {
  const execute = jest.spyOn(service.em().getConnection(), 'execute');
  const asked = async (before: (home: ReturnType<typeof aHome>) => Promise<unknown>) => {
    const home = aHome();
    await before(home);
    const requestId = await home.done();
    execute.mockClear();
    await home.approve(requestId);
    const statements = execute.mock.calls.map(([query]) => (typeof query === 'string' ? query : ''));
    expect(statements.filter((sql) => sql.includes('family.balances')).length).toBeGreaterThan(0);
    return statements.filter((sql) => sql.includes('challenge') && !notOurs.test(sql));
  };
  expect(await asked((home) => home.set())).toEqual([]);
  expect(await asked((home) => home.running({ target: 50 }))).toHaveLength(1);
  execute.mockRestore();
});
