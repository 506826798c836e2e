import { afterAll, beforeAll, beforeEach, expect, jest, test } from '@jest/globals';
import Keycloak from 'keycloak-js';

import { chooseChild, signIn, type Tokens, whoAmI } from '@alcancia/contracts/identity';
import { aChildOf, type Adult, anAdult, childPin, password } from '@alcancia/testing';

import { enterPage } from '../test/a-page.js';
import { aSystem, type TestSystem } from '../test/a-system.js';

let system: TestSystem;
let adult: Adult;
let tokens: Tokens;
let leavePage: () => void;

beforeAll(async () => {
  system = await aSystem();
  adult = await anAdult(system);
  leavePage = enterPage();
});
afterAll(() => {
  leavePage?.();
  return system?.close();
});
beforeEach(async () => {
  ({ tokens } = await system.eventually(signIn, { email: adult.email, password }));
});

/** A tab that starts with what is stored: an unmodified keycloak-js at Keycloak's URLs under our origin. */
async function aTab({ accessToken, refreshToken, idToken }: Tokens) {
  const keycloak = new Keycloak({ url: system.address, realm: 'alcancia', clientId: 'alcancia-web' });
  const signedOut = jest.fn();
  keycloak.onAuthLogout = signedOut;
  const isIn = await keycloak
    .init({ token: accessToken, refreshToken, idToken: idToken ?? '', checkLoginIframe: false })
    .catch(() => false);
  return { keycloak, isIn, signedOut };
}

const isLet = async (token: string | undefined) =>
  (await system.ask(whoAmI, {}, { token: token ?? '' })).status === 200;

test('three tabs that reload at once all stay signed in', async () => {
  const tabs = await Promise.all([1, 2, 3].map(() => aTab(tokens)));
  expect(tabs.map(({ isIn }) => isIn)).toEqual([true, true, true]);
  for (const { keycloak } of tabs) expect(await isLet(keycloak.token)).toBe(true);
});

test('a tab that reloads in the middle of a refresh, with the token of before, stays signed in', async () => {
  const { keycloak } = await aTab(tokens);
  const reloaded = await aTab(tokens);
  expect(reloaded.isIn).toBe(true);
  expect(await reloaded.keycloak.updateToken(-1)).toBe(true);
  expect(await isLet(keycloak.token)).toBe(true);
});

test('a refresh token used again after a minute ends the session in every tab', async () => {
  const { keycloak, signedOut } = await aTab(tokens);
  system.clock.shift(61_000);
  const thief = await aTab(tokens);
  expect(thief.isIn).toBe(false);
  expect(await isLet(keycloak.token)).toBe(false);
  await expect(keycloak.updateToken(-1)).rejects.toThrow('invalid status');
  expect(signedOut).toHaveBeenCalledTimes(1);
});

test('once a child is in, no tab gets a token of the adult any more', async () => {
  const { keycloak, signedOut } = await aTab(tokens);
  const child = await aChildOf(system, adult);
  const entering = { ...child, pin: childPin, refreshToken: keycloak.refreshToken };
  const again = await system.ask(chooseChild, entering, { token: keycloak.token ?? '' });
  expect(again.status).toBe(200);
  await expect(keycloak.updateToken(-1)).rejects.toThrow('invalid status');
  expect(signedOut).toHaveBeenCalledTimes(1);
  expect((await aTab(tokens)).isIn).toBe(false);
  expect(await isLet(again.data.childToken)).toBe(true);
});
