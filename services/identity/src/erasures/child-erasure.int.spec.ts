import { afterAll, beforeAll, expect, test } from '@jest/globals';

import {
  beginTotp,
  confirmTotp,
  readChild,
  requestChildErasure,
  type SecondProofGiven,
} from '@alcancia/contracts/identity';
import { authenticatorCode } from '@alcancia/testing';

import { anIdentityFixture, type IdentityFixture, password, refusal } from '../../test/people.js';

let fixture: IdentityFixture;
beforeAll(async () => {
  fixture = await anIdentityFixture();
});
afterAll(() => fixture.close());

test('a child is erased with the second step as well where its owner has one', async () => {
  const { service, family } = fixture;
  const { adult, childId } = await family();
  const owner = await adult();
  const ask = (second?: SecondProofGiven) => [requestChildErasure, owner, { childId, password, second }] as const;
  const { secret } = await service.ask(beginTotp, owner, { password });
  const code = () => authenticatorCode(secret, service.clock.now());
  await service.ask(confirmTotp, owner, { code: code() });
  expect((await refusal(service, ...ask())).code).toBe('second_step_needed');
  expect((await refusal(service, ...ask({ code: '000000' }))).code).toBe('second_code_wrong');
  expect((await service.ask(readChild, owner, { childId })).erasureDueAt).toBeNull();
  service.clock.shift(20 * 60_000);
  expect(await service.ask(...ask({ code: code() }))).toMatchObject({ dueAt: expect.any(String) });
});
