import { afterEach, beforeEach, expect, test } from '@jest/globals';

import { approveRequest, readFamilyFigures, rejectRequest, undoDecision } from '@alcancia/contracts/family';
import { anAdministrator, bootService, type TestService } from '@alcancia/server-kit/testing';

import { aHousehold, family as loopOf } from '../../test/builders.js';
import { family } from '../family.service.js';

const dayMs = 86_400_000;

let service: TestService;
beforeEach(async () => {
  service = await bootService(family);
});
afterEach(() => service.close());

const figures = async () => {
  const { days, now } = await service.ask(readFamilyFigures, anAdministrator(), { days: 2 });
  return { ...now, completions: days.reduce((sum, { counts }) => sum + counts.completions, 0) };
};

test('what was approved is counted, less what was taken back; a rejection is none', async () => {
  const home = aHousehold();
  const requestId = await loopOf(service, home).claimed();
  await service.ask(approveRequest, home.owner, { requestId });
  expect(await figures()).toEqual({ activeChildren: 1, completions: 1 });
  await service.ask(undoDecision, home.owner, { requestId });
  expect((await figures()).completions).toBe(0);
  await service.ask(rejectRequest, home.owner, { requestId, reasonCode: 'no_terminada', comment: 'Casi' });
  await service.ask(undoDecision, home.owner, { requestId });
  expect((await figures()).completions).toBe(0);
});

test('a child who did nothing for seven days is not active', async () => {
  const [one, another] = [aHousehold(), aHousehold()];
  await loopOf(service, one).claimed();
  service.clock.shift(5 * dayMs);
  await loopOf(service, another).claimed();
  expect((await figures()).activeChildren).toBe(2);
  service.clock.shift(3 * dayMs);
  expect((await figures()).activeChildren).toBe(1);
});
