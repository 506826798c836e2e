import { readFileSync } from 'node:fs';

import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { v7 } from 'uuid';

import { familyChanged, guardianshipChanged, readAddress } from '@alcancia/contracts/identity';
import { bootService, type TestService } from '@alcancia/server-kit/testing';

import { aFamily, identityEnv, timeZone } from '../../test/a-family.js';
import { identity } from '../identity.service.js';

let service: TestService;
beforeAll(async () => {
  service = await bootService(identity, { env: identityEnv });
});
afterAll(() => service.close());

test('a service that writes to an adult is told the address; a child and an unknown one have none', async () => {
  const { ownerId, addChild } = await aFamily(service);
  const childId = await addChild();
  const address = async (adultId: string) => (await service.ask(readAddress, null, { adultId })).email;
  expect(await address(ownerId)).toBe(`${ownerId}@example.org`);
  expect(await address(childId)).toBeNull();
  expect(await address(v7())).toBeNull();
});

test('migration 0090 tells of every household and link once more, in the order of each', async () => {
  const { familyId, ownerId, addChild } = await aFamily(service);
  const childId = await addChild();
  const linksOf = async () =>
    (await service.published(guardianshipChanged)).filter((event) => event.childId === childId);
  const before = await linksOf();
  const sql = readFileSync(
    new URL('../../migrations/0090-tell-households-and-links-again.sql', import.meta.url),
    'utf8',
  );
  await service.em().execute(sql.replaceAll('{schema}', 'identity'));
  const [first, again, ...others] = await linksOf();
  expect(before).toEqual([first]);
  expect(others).toEqual([]);
  expect(again).toEqual(first);
  const families = (await service.published(familyChanged)).filter((event) => event.familyId === familyId);
  expect(families).toEqual([{ familyId, ownerId, timeZone, moneyName: 'Monedas' }]);
});
