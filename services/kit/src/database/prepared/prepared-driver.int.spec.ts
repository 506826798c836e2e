import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { v7 } from 'uuid';

import { addCoins, purseService } from '../../../test/purse.service.js';
import { bootService, type TestService } from '../../testing/index.js';

const connections = 10;

let service: TestService;
beforeAll(async () => {
  service = await bootService(purseService);
});
afterAll(() => service.close());

test('a column that a migration adds stops nobody who has asked for all of them before', async () => {
  const purseId = v7();
  await service.ask(addCoins, null, { purseId, cents: 5 });
  // As MikroORM asks for an entity.
  const entity = () =>
    service.em().execute(`select "c0".* from "purse"."coins" as "c0" where "c0"."id" = ?`, [purseId]);
  await Promise.all(Array.from({ length: connections }, entity));
  await service.em().execute(`alter table purse.coins add column colour text`);
  expect(await Promise.all(Array.from({ length: connections }, entity))).toEqual(
    Array.from({ length: connections }, () => [expect.objectContaining({ cents: 5, colour: null })]),
  );
});
