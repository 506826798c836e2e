import { afterEach, beforeAll, describe, expect, test } from '@jest/globals';

import { whoAmI } from '@alcancia/contracts/identity';
import { type Adult, anAdult, until } from '@alcancia/testing';

import { aStack, type Stack } from '../test/a-stack.js';
import { heal } from '../test/heal.js';

const manifestOf = (room: string): string => `/remotes/${room}/mf-manifest.json`;

let stack: Stack;
let adult: Adult;
beforeAll(async () => {
  stack = aStack();
  adult = await anAdult(stack);
});
afterEach(() => heal(stack));

const get = (path: string): Promise<Response> =>
  fetch(new URL(path, stack.origin), { signal: AbortSignal.timeout(10_000) });

/** Script of the shell as its page names it. */
const shellScript = async (): Promise<string> => {
  const [, script = ''] = /<script defer src="([^"]+)"/.exec(await (await get('/auth')).text()) ?? [];
  return script;
};

/** Everything but the family's section. */
const restWorks = async (): Promise<void> => {
  for (const page of ['/', '/auth']) expect((await get(page)).status).toBe(200);
  expect((await get(await shellScript())).status).toBe(200);
  expect((await get(manifestOf('child'))).status).toBe(200);
  expect((await stack.want(whoAmI, {}, { token: adult.token })).profile).toBe('adult');
};

describe('F20: a front end goes away', () => {
  test.each(['--kill', '--pause'])(
    'after %s its section says so within three seconds, the rest works, and it comes back by itself',
    async (how) => {
      expect((await get(manifestOf('family'))).status).toBe(200);
      await stack.control(how, 'web-family');
      const askedAt = Date.now();
      const refused = await get(manifestOf('family'));
      expect(Date.now() - askedAt).toBeLessThan(3_000);
      expect([refused.status, refused.headers.get('retry-after')]).toEqual([503, '1']);
      await restWorks();

      await heal(stack);
      await until('the section is back', async () => (await get(manifestOf('family'))).ok);
    },
  );

  test('without the shell its page is still there, with all that it was asked for before', async () => {
    const script = await shellScript();
    await (await get(script)).arrayBuffer();
    await stack.control('--kill', 'web-shell');
    await restWorks();
    expect((await get(script)).status).toBe(200);
    expect((await get(manifestOf('family'))).status).toBe(200);
  });
});
