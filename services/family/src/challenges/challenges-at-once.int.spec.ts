import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';

import {
  acceptChallenge,
  approveAllRequests,
  approveRequest,
  cancelChallenge,
  challengeMoved,
} from '@alcancia/contracts/family';
import { bootService, type TestService } from '@alcancia/server-kit/testing';

import { aFamilyWithChallenges } from '../../test/challenges.js';
import { family } from '../family.service.js';

let service: TestService;
beforeAll(async () => {
  service = await bootService(family);
});
afterAll(() => service.close());

const aHome = (children = 1) => aFamilyWithChallenges(service, { children });
const wins = async (challengeId: string) =>
  (await service.published(challengeMoved)).filter((one) => one.challengeId === challengeId && one.step === 'won');

/** PostgreSQL leaves in a row which transaction last locked it: the lock is seen without a race that has to be hit. */
const lastHolderOf = async (childId: string): Promise<string> => {
  const rows = await service
    .em()
    .execute<{ xmax: string }[]>(`select xmax::text from family.balances where child_id = ? order by account limit 1`, [
      childId,
    ]);
  return rows[0]!.xmax;
};

describe('at once', () => {
  test('approvals that reach it together pay once', async () => {
    const home = aHome();
    const challengeId = await home.running();
    const requestIds = [await home.done(), await home.done(), await home.done()];
    await Promise.all(requestIds.map((requestId) => service.ask(approveRequest, home.owner, { requestId })));
    expect(await home.way(challengeId)).toMatchObject({ state: 'superado' });
    expect([await home.coins(), await home.points()]).toEqual([1000, 60]);
    expect(await wins(challengeId)).toHaveLength(1);
  });

  test('brothers and sisters whose work is approved together win together, each paid once', async () => {
    const home = aHome(2);
    const [one, two] = home.childIds as [string, string];
    const challengeId = await home.running({ mode: 'cooperativo', target: 4 }, [one, two]);
    const requestIds = [await home.done(one), await home.done(two), await home.done(one), await home.done(two)];
    await Promise.all(requestIds.map((requestId) => service.ask(approveRequest, home.owner, { requestId })));
    expect(await home.way(challengeId, one)).toMatchObject({ state: 'superado' });
    expect(await home.way(challengeId, two)).toMatchObject({ state: 'superado' });
    expect([await home.coins(one), await home.coins(two)]).toEqual([1000, 1000]);
    expect(await wins(challengeId)).toHaveLength(2);
  });

  test('an approval holds the balances of brothers and sisters in the same challenge until its count is written', async () => {
    const home = aHome(2);
    const [one, two] = home.childIds as [string, string];
    await home.running({ mode: 'cooperativo', target: 4 }, [one, two]);
    const before = await lastHolderOf(two);
    await home.doneAndApproved(one);
    expect(await lastHolderOf(two)).not.toBe(before);
  });

  test('all approved in one go count as if one by one', async () => {
    const home = aHome();
    const challengeId = await home.running({ target: 3 });
    const requestIds = [await home.done(), await home.done(), await home.done()];
    await service.ask(approveAllRequests, home.owner, { requestIds });
    expect(await home.way(challengeId)).toMatchObject({ state: 'superado' });
    expect(await home.coins()).toBe(1000);
  });

  test('a child accepts once, however often it taps', async () => {
    const home = aHome();
    const challengeId = await home.set();
    const taps = await Promise.all(
      Array.from({ length: 4 }, () => service.answer(acceptChallenge, home.child, { challengeId })),
    );
    expect(taps.filter(({ ok }) => ok)).toHaveLength(1);
    expect(taps.flatMap((tap) => (tap.ok ? [] : [tap.error.code]))).toEqual(
      Array.from({ length: 3 }, () => 'challenge_already_accepted'),
    );
    expect(await home.told(challengeId)).toEqual(['offered', 'accepted', 'started']);
  });

  test('of five that are accepted together three run', async () => {
    const home = aHome();
    const ids: string[] = [];
    for (let each = 0; each < 5; each += 1) ids.push(await home.set({ title: `Reto ${each}` }));
    const taps = await Promise.all(
      ids.map((challengeId) => service.answer(acceptChallenge, home.child, { challengeId })),
    );
    expect(taps.filter(({ ok }) => ok)).toHaveLength(3);
    expect(taps.flatMap((tap) => (tap.ok ? [] : [tap.error]))).toMatchObject(
      Array.from({ length: 2 }, () => ({ code: 'challenge_limit_reached', details: { limit: 3 } })),
    );
  });

  test('two who accept together begin it for all', async () => {
    const home = aHome(2);
    const [one, two] = home.childIds as [string, string];
    const challengeId = await home.set({ mode: 'entre_hermanos' });
    await Promise.all([home.accept(challengeId, one), home.accept(challengeId, two)]);
    const { ways } = await home.read(challengeId);
    expect(ways.map(({ state }) => state)).toEqual(['en_curso', 'en_curso']);
  });

  test('cancelled while it is won: either it is paid, or it is cancelled', async () => {
    const home = aHome();
    const challengeId = await home.running({ target: 1 });
    const requestId = await home.done();
    await Promise.all([
      service.ask(approveRequest, home.owner, { requestId }),
      service.ask(cancelChallenge, home.owner, { challengeId }),
    ]);
    const { state } = await home.way(challengeId);
    expect([state, await home.coins()]).toEqual(state === 'superado' ? ['superado', 1000] : ['cancelado', 0]);
  });
});
