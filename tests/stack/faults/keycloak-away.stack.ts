import { afterEach, beforeAll, expect, test } from '@jest/globals';

import { approveRequest } from '@alcancia/contracts/family';
import { signIn, whoAmI } from '@alcancia/contracts/identity';
import { aHome, type Home, password } from '@alcancia/testing';

import { aStack, type Stack } from '../test/a-stack.js';
import { heal } from '../test/heal.js';

let stack: Stack;
let home: Home;
beforeAll(async () => {
  stack = aStack();
  home = await aHome(stack);
});
afterEach(() => heal(stack), 600_000);

test('F12: without Keycloak whoever is inside stays, nobody new comes in, and all is well when it is back', async () => {
  const requestId = await home.claimed();
  await stack.control('--kill', 'keycloak');

  expect((await stack.want(whoAmI, {}, home.asAdult)).profile).toBe('adult');
  await stack.want(approveRequest, { requestId }, home.asAdult);
  const refused = await stack.ask(signIn, { email: home.adult.email, password });
  expect({ status: refused.status, code: refused.error.code }).toEqual({ status: 503, code: 'unavailable' });
  expect(refused.headers.get('retry-after')).not.toBeNull();
  expect(refused.error.message).toMatch(/^[A-ZÁÉÍÓÚÑ¿¡].*[.?!]$/u);

  // A restarted identity still has the keys.
  await stack.control('--restart', 'identity');
  expect((await stack.want(whoAmI, {}, home.asAdult)).profile).toBe('adult');

  await stack.control('--start', 'keycloak');
  const { tokens } = await stack.eventually(signIn, { email: home.adult.email, password });
  expect((await stack.want(whoAmI, {}, { token: tokens.accessToken })).sessionId).toBeDefined();
}, 600_000);
