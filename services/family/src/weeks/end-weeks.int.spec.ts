import { afterAll, beforeAll, expect, test } from '@jest/globals';

import { approveRequest, weekEnded } from '@alcancia/contracts/family';
import { childChanged, familyChanged } from '@alcancia/contracts/identity';
import { bootService, type TestService } from '@alcancia/server-kit/testing';

import { aHousehold, family as loopOf } from '../../test/builders.js';
import { turnsOf } from '../../test/take-turn.js';
import { family } from '../family.service.js';
import { EndWeeks } from './end-weeks.js';
import { endOf } from './week-end.policy.js';

let service: TestService;
let endWeeks: ReturnType<typeof turnsOf<typeof weekEnded>>;
beforeAll(async () => {
  service = await bootService(family);
  endWeeks = turnsOf(service, new EndWeeks(), weekEnded);
});
afterAll(() => service.close());

const travelTo = (moment: Date): void => service.clock.shift(moment.getTime() - service.clock.now().getTime());

/** The Sunday after the next one: no schedule of the service itself has looked at it. */
function sundayAhead(): string {
  const day = new Date(service.clock.now().getTime() + 7 * 86_400_000);
  return new Date(day.getTime() + ((7 - day.getUTCDay()) % 7) * 86_400_000).toISOString().slice(0, 10);
}

async function aKnownHousehold(timeZone: string) {
  const home = aHousehold({ timeZone });
  const { familyId, childId, owner } = home;
  await service.tell(familyChanged, { familyId, ownerId: owner.adultId, timeZone, moneyName: 'Monedas' });
  await service.tell(childChanged, {
    childId,
    familyId,
    displayName: 'Mateo',
    avatar: 'fox',
    palette: 'soft-blue',
    isNew: true,
  });
  return { ...home, loop: loopOf(service, home) };
}

test('Mexico City and Madrid are told of their own weeks at their own Sunday evening, each once', async () => {
  const sunday = sundayAhead();
  travelTo(new Date(`${sunday}T10:00:00Z`));
  const mexico = await aKnownHousehold('America/Mexico_City');
  const madrid = await aKnownHousehold('Europe/Madrid');
  for (const { loop, owner } of [mexico, madrid]) {
    const requestId = await loop.claimed();
    await service.ask(approveRequest, owner, { requestId });
    await loop.claimed({ title: 'Leer' });
  }
  const ours = async () =>
    (await endWeeks()).filter(({ familyId }) => [mexico.familyId, madrid.familyId].includes(familyId));

  travelTo(new Date(endOf(sunday, 'Europe/Madrid').getTime() - 1_000));
  expect(await ours()).toEqual([]);
  travelTo(endOf(sunday, 'Europe/Madrid'));
  expect(await ours()).toEqual([
    {
      familyId: madrid.familyId,
      endedAt: endOf(sunday, 'Europe/Madrid').toISOString(),
      children: [
        {
          childId: madrid.childId,
          activities: [
            { title: 'Leer', times: 1 },
            { title: 'Poner la mesa', times: 1 },
          ],
          done: 2,
          points: 10,
          earnedCents: 500,
          usedCents: 0,
          availableCents: 500,
          waiting: 1,
        },
      ],
    },
  ]);
  expect(await ours()).toEqual([]);

  travelTo(endOf(sunday, 'America/Mexico_City'));
  expect(await ours()).toMatchObject([{ familyId: mexico.familyId, children: [{ childId: mexico.childId, done: 2 }] }]);
  expect(await ours()).toEqual([]);
});

test('of a family in which nothing happened nothing is told', async () => {
  const sunday = sundayAhead();
  const { familyId } = await aKnownHousehold('Europe/Madrid');
  travelTo(endOf(sunday, 'Europe/Madrid'));
  expect((await endWeeks()).map((told) => told.familyId)).not.toContain(familyId);
});

test('replicas that look at the same moment tell of a week once', async () => {
  const sunday = sundayAhead();
  travelTo(new Date(`${sunday}T10:00:00Z`));
  const { familyId, loop } = await aKnownHousehold('Europe/Madrid');
  await loop.claimed();
  travelTo(endOf(sunday, 'Europe/Madrid'));
  const turns = await Promise.all([endWeeks(), endWeeks(), endWeeks()]);
  expect(turns.flat().filter((told) => told.familyId === familyId)).toHaveLength(1);
});
