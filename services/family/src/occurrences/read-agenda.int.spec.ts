import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { v7 } from 'uuid';

import { listChildActivities, readAgenda, withdrawClaim } from '@alcancia/contracts/family';
import { bootService, type TestService } from '@alcancia/server-kit/testing';

import { aHousehold, family as loopOf } from '../../test/builders.js';
import { family } from '../family.service.js';
import { addDays } from './family-day.policy.js';

let service: TestService;
beforeAll(async () => {
  service = await bootService(family);
});
afterAll(() => service.close());

const refused = (code: string) => expect.objectContaining({ code });
const hourMs = 3_600_000;

const nextDay = () => service.clock.shift(24 * hourMs);

describe('what a child sees', () => {
  test('are its own activities with what came of them, newest claim first and page by page', async () => {
    const home = aHousehold();
    const loop = loopOf(service, home);
    const activityId = await loop.offer();
    const claimed: string[] = [];
    for (let day = 0; day < 3; day += 1) {
      claimed.unshift((await loop.claim(activityId)).occurrenceId);
      nextDay();
    }
    const own = { childId: home.childId };
    const first = await service.ask(listChildActivities, home.child, { ...own, limit: 2 });
    expect(first.activities).toMatchObject([{ id: activityId, isActive: true }]);
    const rest = await service.ask(listChildActivities, home.child, { ...own, limit: 2, cursor: first.nextCursor! });
    expect([...first.history, ...rest.history].map(({ occurrenceId }) => occurrenceId)).toEqual(claimed);
    expect(rest.nextCursor).toBeNull();
    await expect(service.ask(listChildActivities, home.child, { ...own, cursor: 'x' })).rejects.toEqual(
      refused('invalid_input'),
    );
    await expect(service.ask(listChildActivities, home.child, { childId: v7() })).rejects.toEqual(refused('not_found'));
  });

  test('is a week of its calendar: past days with what was done, coming ones with what there is to do', async () => {
    const home = aHousehold();
    const loop = loopOf(service, home);
    const today = await loop.today();
    const daily = await loop.offer();
    const once = await loop.offer({ schedule: { mode: 'unica' }, timeOfDay: 'manana' });
    const { days } = await service.ask(readAgenda, home.child, {
      childId: home.childId,
      from: addDays(today, -1),
      days: 3,
    });
    expect(
      days.map(({ occurrences }) => occurrences.map(({ activityId, canClaim }) => [activityId, canClaim])),
    ).toEqual([
      [],
      [
        [once, true],
        [daily, true],
      ],
      [[daily, false]],
    ]);
  });

  test('leaves out of its history what was taken back', async () => {
    const home = aHousehold();
    const loop = loopOf(service, home);
    const { occurrenceId } = await loop.claim(await loop.offer());
    await service.ask(withdrawClaim, home.child, { occurrenceId });
    expect((await service.ask(listChildActivities, home.child, { childId: home.childId })).history).toEqual([]);
  });

  test.each(['0000-01-01', '1999-12-31', '9999-12-31', '2026-02-30', 'hoy'])(
    'is not shown from the day %s on',
    async (from) => {
      const { child, childId } = aHousehold();
      await expect(service.ask(readAgenda, child, { childId, from, days: 14 })).rejects.toEqual(
        refused('invalid_input'),
      );
    },
  );

  test('reaches to both ends of the century', async () => {
    const { child, childId } = aHousehold();
    for (const from of ['2000-01-01', '2099-12-31']) {
      expect((await service.ask(readAgenda, child, { childId, from, days: 14 })).days).toHaveLength(14);
    }
  });

  test('is not for strangers, and an adult of the child sees the same', async () => {
    const home = aHousehold();
    const loop = loopOf(service, home);
    await loop.offer();
    expect(await service.ask(readAgenda, home.owner, { childId: home.childId })).toEqual(await loop.agenda());
    for (const childId of [aHousehold().childId, v7()]) {
      await expect(service.ask(readAgenda, home.owner, { childId })).rejects.toEqual(refused('not_found'));
      await expect(service.ask(readAgenda, home.child, { childId })).rejects.toEqual(refused('not_found'));
    }
  });
});
