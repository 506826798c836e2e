import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';

import { challengeMoved, listChallenges } from '@alcancia/contracts/family';
import { bootService, type TestService } from '@alcancia/server-kit/testing';

import { aFamilyWithChallenges } from '../../test/challenges.js';
import { turnsOf } from '../../test/take-turn.js';
import { CoinLedger } from '../coins/coins.ledger.js';
import { family } from '../family.service.js';
import { addDays, startOfDay } from '../occurrences/family-day.policy.js';
import { MoveChallenges } from './move-challenges.js';

const hourMs = 3_600_000;
const dayMs = 24 * hourMs;

let service: TestService;
let turn: () => Promise<readonly { challengeId: string; childId: string; step: string }[]>;
beforeAll(async () => {
  service = await bootService(family);
  turn = turnsOf(service, new MoveChallenges(new CoinLedger()), challengeMoved);
});
afterAll(() => service.close());

const aHome = (children = 1) => aFamilyWithChallenges(service, { children });
const steps = async (challengeId: string) =>
  (await turn()).filter((one) => one.challengeId === challengeId).map(({ step }) => step);
/** To so many hours after the last day of a challenge is over. */
async function pastItsEnd(home: ReturnType<typeof aHome>, challengeId: string, hours = 1): Promise<void> {
  const { endsAt } = await home.read(challengeId);
  const end = startOfDay(addDays(endsAt, 1), 'America/Mexico_City');
  service.clock.shift(end.getTime() + hours * hourMs - service.clock.now().getTime());
}

describe('by the clock', () => {
  test('what was accepted before its first day starts on it, and counts from it', async () => {
    const home = aHome();
    const today = await home.today();
    const challengeId = await home.running({ startsAt: addDays(today, 2), endsAt: addDays(today, 4), target: 1 });
    await home.doneAndApproved();
    await steps(challengeId);
    expect(await home.way(challengeId)).toMatchObject({ state: 'aceptado', progress: 0 });
    service.clock.shift(2 * dayMs);
    expect(await steps(challengeId)).toEqual(['started']);
    expect(await steps(challengeId)).toEqual([]);
    await home.doneAndApproved();
    expect(await home.way(challengeId)).toMatchObject({ state: 'superado' });
  });

  test('what is not reached by the end is missed, which costs nothing; nobody can accept it any more', async () => {
    const home = aHome(2);
    const [one, two] = home.childIds as [string, string];
    const challengeId = await home.running({ target: 3 }, [one]);
    await home.doneAndApproved(one);
    await pastItsEnd(home, challengeId);
    expect(await steps(challengeId)).toContain('missed');
    expect(await home.way(challengeId)).toMatchObject({ state: 'no_superado', progress: 1, percent: 33 });
    expect([await home.coins(), await home.points()]).toEqual([0, 10]);
    await expect(home.accept(challengeId, two)).rejects.toMatchObject({ code: 'challenge_over' });
    expect(await home.read(challengeId)).toMatchObject({ state: 'no_superado' });
    expect((await home.read(challengeId)).ways.map(({ state }) => state)).toEqual(['no_superado', 'cancelado']);
  });

  test('what was done in time and waits for an adult is waited for, two days long', async () => {
    const home = aHome();
    const challengeId = await home.running({ target: 1 });
    const requestId = await home.done();
    await pastItsEnd(home, challengeId, 46);
    expect(await steps(challengeId)).not.toContain('missed');
    expect(await home.way(challengeId)).toMatchObject({ state: 'en_curso' });
    await home.approve(requestId);
    expect(await home.way(challengeId)).toMatchObject({ state: 'superado' });
    expect(await home.coins()).toBe(1000);
  });

  test('after two days it is missed, and an approval that comes later changes nothing of it', async () => {
    const home = aHome();
    const challengeId = await home.running({ target: 1 });
    const requestId = await home.done();
    await pastItsEnd(home, challengeId, 49);
    expect(await steps(challengeId)).toContain('missed');
    await home.approve(requestId);
    expect(await home.way(challengeId)).toMatchObject({ state: 'no_superado', progress: 0 });
    expect(await home.coins()).toBe(0);
  });

  test('what is done after the end does not count, and is not waited for', async () => {
    const home = aHome();
    const challengeId = await home.running({ target: 1 });
    await pastItsEnd(home, challengeId);
    await home.done();
    expect(await steps(challengeId)).toContain('missed');
  });

  test('what was won by its end stays won, whatever is undone later', async () => {
    const home = aHome();
    const challengeId = await home.running({ target: 1 });
    await pastItsEnd(home, challengeId, -1);
    const requestId = await home.doneAndApproved();
    await pastItsEnd(home, challengeId);
    await steps(challengeId);
    await home.undo(requestId);
    expect(await home.way(challengeId)).toMatchObject({ state: 'superado' });
    expect(await home.coins()).toBe(1000);
    const { challenges } = await service.ask(listChallenges, home.owner, { list: 'terminados' });
    expect(challenges.map(({ id }) => id)).toEqual([challengeId]);
  });

  test('among siblings of whom one never accepted it comes to nothing', async () => {
    const home = aHome(2);
    const challengeId = await home.running({ mode: 'entre_hermanos' });
    await pastItsEnd(home, challengeId);
    expect(await steps(challengeId)).not.toContain('missed');
    expect(await home.read(challengeId)).toMatchObject({ state: 'cancelado' });
  });
});

describe('a series', () => {
  const series = async (home: ReturnType<typeof aHome>) =>
    (await service.ask(listChallenges, home.owner, { list: 'abiertos' })).challenges;

  test('goes on with the next week, to be accepted anew, once', async () => {
    const home = aHome();
    const challengeId = await home.running({ repeats: 'semanal' });
    await pastItsEnd(home, challengeId);
    await turn();
    await turn();
    const [next, ...others] = await series(home);
    expect(others).toEqual([]);
    expect(next).toMatchObject({ title: 'Cinco noches de lectura', repeats: 'semanal', state: 'publicado' });
    expect(next?.id).not.toBe(challengeId);
    expect(next?.ways).toMatchObject([{ state: 'publicado' }]);
    expect(await home.read(challengeId)).toMatchObject({ state: 'no_superado' });
  });

  test('ends where nobody accepted', async () => {
    const home = aHome();
    await pastItsEnd(home, await home.set({ repeats: 'semanal' }));
    await turn();
    expect(await series(home)).toEqual([]);
  });
});
