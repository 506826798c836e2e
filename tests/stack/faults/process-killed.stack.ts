import { afterEach, beforeAll, describe, expect, test } from '@jest/globals';

import { approveRequest } from '@alcancia/contracts/family';
import { whoAmI } from '@alcancia/contracts/identity';
import { aHome, type Home, insist, until } from '@alcancia/testing';

import { aStack, type Stack } from '../test/a-stack.js';
import { heal } from '../test/heal.js';
import { readState } from '../test/state.js';

let stack: Stack;
let home: Home;
beforeAll(async () => {
  stack = aStack();
  home = await aHome(stack);
});
afterEach(() => heal(stack));

/** How soon the supervisor puts another process in the place of one that died. */
const replacedWithinMs = 3_000;
const apps = ['family', 'identity', 'notifications', 'gateway', 'streams', 'web-shell'];

describe('F25: a process is killed as by the kernel', () => {
  test.each(apps)('%s is there again by itself, and an approval under way is paid once', async (name) => {
    const requestId = await home.claimed({ points: 0, coinsCents: 100 });
    const before = await home.balance();
    const { pid, restarts } = stack.part(name);
    const approving = insist(stack.ask, approveRequest, { requestId }, home.asAdult.token);
    process.kill(pid ?? 0, 'SIGKILL');
    await until(
      `another ${name} runs`,
      () => {
        const { pid: next } = stack.part(name);
        return next !== undefined && next !== pid;
      },
      replacedWithinMs,
    );
    await approving;

    expect(await home.balance()).toMatchObject({ availableCents: before.availableCents + 100 });
    await until(`${name} is back`, () => {
      const part = readState().parts[name];
      return part?.state === 'ready' && part.restarts === restarts + 1 && part.pid !== pid;
    });
  });

  test('the others do not notice', async () => {
    process.kill(stack.part('family').pid ?? 0, 'SIGKILL');

    expect((await stack.ask(whoAmI, {}, home.asAdult)).status).toBe(200);
  });
});
