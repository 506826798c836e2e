import { afterEach, beforeAll, describe, expect, test } from '@jest/globals';

import { approveRequest } from '@alcancia/contracts/family';
import { chooseChild, leaveProfile, signIn, whoAmI } from '@alcancia/contracts/identity';
import { aHome, childPin, type Home, password } from '@alcancia/testing';

import { aStack, type Stack } from '../test/a-stack.js';
import { heal } from '../test/heal.js';

let stack: Stack;
let home: Home;
beforeAll(async () => {
  stack = aStack();
  home = await aHome(stack);
});
afterEach(() => heal(stack));

describe('F8: Redis goes away', () => {
  test('nobody is signed out, reads and writes go on, and its empty return changes nothing', async () => {
    const [one, other] = [await home.claimed({ coinsCents: 100 }), await home.claimed({ coinsCents: 100 })];
    await stack.control('--kill', 'redis');
    expect((await stack.want(whoAmI, {}, home.asAdult)).profile).toBe('adult');
    await stack.want(approveRequest, { requestId: one }, home.asAdult);

    await stack.control('--start', 'redis');
    await stack.want(approveRequest, { requestId: other }, home.asAdult);
    expect(await home.balance()).toMatchObject({ availableCents: 200 });
  });

  test('whoever guesses a PIN is stopped all the same', async () => {
    await stack.control('--kill', 'redis');
    const { tokens } = await stack.want(signIn, { email: home.adult.email, password });
    const { accessToken: token, refreshToken } = tokens;
    await stack.want(leaveProfile, {}, { token });
    const { childId, fingerprint } = home.child;
    const guess = async (pin: string) =>
      (await stack.ask(chooseChild, { childId, pin, fingerprint, refreshToken }, { token })).error.code;

    const answers: string[] = [];
    for (const pin of ['0001', '0002', '0003']) answers.push(await guess(pin));
    expect(answers).toEqual(['child_pin_wrong', 'child_pin_wrong', 'child_pin_locked']);
    expect(await guess(childPin)).toBe('child_pin_locked');
  });
});
