import { afterAll, beforeAll, expect, test } from '@jest/globals';

import type { Tokens } from '@alcancia/contracts/identity';
import {
  beginTotp,
  changePassword,
  confirmTotp,
  listChildren,
  listEventLogs,
  readAccountFigures,
  readIdentityFigures,
  signIn,
  whoAmI,
} from '@alcancia/contracts/identity';
import { anAccount, authenticatorCode, until, untilSo } from '@alcancia/testing';

import { aSystem, type TestSystem } from '../test/a-system.js';
import { whoLivesIn } from './example-family/example-mark.js';
import { definitions } from './services.js';

const email = 'admin@example.org';
const givenPassword = 'given-by-the-operator';
const password = 'una clave propia y larga';

let system: TestSystem;
beforeAll(async () => {
  system = await aSystem({ firstAdministrator: { email, password: givenPassword } });
});
afterAll(() => system.close());

const enter = async (): Promise<Tokens> =>
  until('the first administrator', async () => {
    const { status, data } = await system.ask(signIn, { email, password: givenPassword }, { token: null });
    return status === 200 ? data?.tokens : undefined;
  });

test('who runs the product is no family: the example family may still move in', async () => {
  await enter();
  const services = definitions.map(({ name }) => name);
  expect(await whoLivesIn(system.databases.sql, services)).toBe('unused');
});

test('the first administrator opens nothing before the password is their own and a second step stands beside it', async () => {
  const { accessToken: token } = await enter();
  const refused = await system.ask(readAccountFigures, {}, { token });
  expect(refused).toMatchObject({ status: 403, error: { code: 'administrator_not_set_up' } });
  expect(await system.want(whoAmI, {}, { token })).toMatchObject({
    role: 'super_admin',
    profile: 'adult',
    household: null,
    pendingSetup: ['password', 'second-step'],
  });

  const change = { currentPassword: givenPassword, password, confirmPassword: password };
  await system.want(changePassword, change, { token });
  const { secret } = await system.want(beginTotp, { password }, { token });
  await system.want(confirmTotp, { code: authenticatorCode(secret, system.clock.now()) }, { token });
  await untilSo(async () => (await system.ask(readAccountFigures, {}, { token })).status === 200);
  expect(await system.want(whoAmI, {}, { token })).toMatchObject({ pendingSetup: [] });

  const family = await system.ask(listChildren, {}, { token });
  expect(family).toMatchObject({ status: 403, error: { code: 'not_for_this_profile' } });
  const again = await system.ask(signIn, { email, password }, { token: null });
  expect(again).toMatchObject({ error: { code: 'second_step_needed' } });

  const before = await system.want(readAccountFigures, {}, { token });
  const known = await anAccount(system);
  await system.ask(signIn, { email: known.email, password: 'no es esta' }, { token: null });
  await system.settled();
  const { adults, failedSignIns } = await system.want(readAccountFigures, {}, { token });
  expect({ adults, failedSignIns }).toEqual({
    adults: { total: before.adults.total + 1, lately: before.adults.lately + 1 },
    failedSignIns: { total: before.failedSignIns.total + 1, lately: before.failedSignIns.lately + 1 },
  });
  const { days } = await system.want(readIdentityFigures, { days: 2 }, { token });
  const counted = (figure: 'adults' | 'failedSignIns') => days.reduce((sum, { counts }) => sum + counts[figure], 0);
  expect([counted('adults'), counted('failedSignIns')]).toEqual([adults.lately, failedSignIns.lately]);
  const { events } = await system.want(listEventLogs, { email: known.email }, { token });
  expect(events).toMatchObject([{ errorCode: 'credentials_wrong', email: expect.stringContaining('***@') }]);
  const { events: none } = await system.want(listEventLogs, { email: '%' }, { token });
  expect(none).toEqual([]);
});

test('where there is one, the next start makes no other', async () => {
  const count = async () =>
    (await system.databases.sql.query(`select id from identity.profiles where role = 'super_admin'`)).length;
  await untilSo(async () => (await count()) === 1);
  system = await system.restart();
  await system.settled();
  expect(await count()).toBe(1);
});
