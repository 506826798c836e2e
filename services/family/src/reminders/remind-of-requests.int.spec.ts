import { afterAll, beforeAll, expect, test } from '@jest/globals';

import { approveRequest, requestLeftWaiting, undoDecision } from '@alcancia/contracts/family';
import { bootService, type TestService } from '@alcancia/server-kit/testing';

import { aHousehold, family as loopOf } from '../../test/builders.js';
import { turnsOf } from '../../test/take-turn.js';
import { family } from '../family.service.js';
import { RemindOfRequests } from './remind-of-requests.js';

let service: TestService;
let turn: ReturnType<typeof turnsOf<typeof requestLeftWaiting>>;
beforeAll(async () => {
  service = await bootService(family);
  turn = turnsOf(service, new RemindOfRequests(), requestLeftWaiting);
});
afterAll(() => service.close());

const hourMs = 3_600_000;
const left = async () =>
  (await turn()).map(({ requestId, hours }) => ({
    requestId,
    hours,
  }));

test('what nobody decides is called to mind after 24 hours and after 48, each once', async () => {
  const requestId = await loopOf(service, aHousehold()).claimed();
  service.clock.shift(24 * hourMs - 60_000);
  expect(await left()).toEqual([]);
  service.clock.shift(120_000);
  const turns = await Promise.all([left(), left()]);
  expect(turns.flat()).toEqual([{ requestId, hours: 24 }]);
  service.clock.shift(24 * hourMs);
  expect(await left()).toEqual([{ requestId, hours: 48 }]);
  service.clock.shift(hourMs);
  expect(await left()).toEqual([]);
});

test('what was decided is not; taken back, it waits anew', async () => {
  const home = aHousehold();
  const requestId = await loopOf(service, home).claimed();
  service.clock.shift(20 * hourMs);
  await service.ask(approveRequest, home.owner, { requestId });
  service.clock.shift(5 * hourMs);
  expect(await left()).toEqual([]);
  await service.ask(undoDecision, home.owner, { requestId });
  service.clock.shift(23 * hourMs);
  expect(await left()).toEqual([]);
  service.clock.shift(2 * hourMs);
  expect(await left()).toEqual([{ requestId, hours: 24 }]);

  // What was reminded of in one round is called to mind again in the next.
  await service.ask(approveRequest, home.owner, { requestId });
  await service.ask(undoDecision, home.owner, { requestId });
  service.clock.shift(25 * hourMs);
  expect(await left()).toEqual([{ requestId, hours: 24 }]);
});

test('after days without the service nobody is told of everything at once', async () => {
  await loopOf(service, aHousehold()).claimed();
  service.clock.shift(4 * 24 * hourMs);
  expect(await left()).toEqual([]);
});
