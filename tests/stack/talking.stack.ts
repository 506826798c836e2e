import { afterEach, beforeAll, describe, expect, test } from '@jest/globals';

import { respond } from '@alcancia/contracts/assistant';
import { AssistantLine, type Home, aHome, until } from '@alcancia/testing';

import { aStack, type Stack } from './test/a-stack.js';
import { heal } from './test/heal.js';
import { readState } from './test/state.js';

/** What no verified answer knows: the AI is asked, which is a process of its own here. */
const unknown = { mode: 'guia', question: '¿Por qué el cielo es azul?' } as const;
/** Of a household without a plan, in a month (G30), and how many ask at once. */
const most = 150;
const atOnce = 40;

let stack: Stack;
let home: Home;
beforeAll(async () => {
  stack = aStack();
  home = await aHome(stack);
});
afterEach(() => heal(stack));

/** As by the kernel; another one is there by itself. */
async function kill(name: string): Promise<void> {
  const { pid } = stack.part(name);
  process.kill(pid ?? 0, 'SIGKILL');
  await until(`another ${name} runs`, () => readState().parts[name]?.pid !== pid);
  await until(`${name} is back`, () => readState().parts[name]?.state === 'ready', 60_000);
}

test('what nobody has verified the AI answers; while it stands still that is said, and nothing is used', async () => {
  expect(await stack.want(respond, unknown, home.asAdult)).toMatchObject({ kind: 'ai', usage: { used: 1, most } });
  await stack.control('--pause', 'ai');
  expect(await stack.want(respond, unknown, home.asAdult)).toMatchObject({ kind: 'fallback' });
  await stack.control('--resume', 'ai');
  expect(await stack.want(respond, unknown, home.asAdult)).toMatchObject({ kind: 'ai', usage: { used: 2 } });
});

describe('a conversation by voice', () => {
  test.each(['ai', 'assistant'])(
    'of which the %s is killed is told so, and goes on with the next word',
    async (name) => {
      const line = await AssistantLine.open(stack.origin, home.asAdult.token);
      line.speak(3_000);
      await line.untilHeard('response.audio.delta');
      await kill(name);
      await line.untilHeard('openai_disconnected');
      line.speak();
      await line.untilHeard('response.audio_transcript.done');
      expect(line.heard.filter(({ type }) => type === 'openai_disconnected')).toHaveLength(1);
      line.socket.close();
    },
  );
});

test('the quota of a month is exact, however many ask at once', async () => {
  const family = await aHome(stack);
  const kinds: string[] = [];
  const limited = () => kinds.filter((kind) => kind === 'limit');
  while (limited().length < atOnce) {
    const asked = Array.from({ length: atOnce }, () => stack.want(respond, unknown, family.asAdult));
    kinds.push(...(await Promise.all(asked)).map(({ kind }) => kind));
  }
  expect(kinds.filter((kind) => kind === 'ai')).toHaveLength(most);
  // Where the AI was too slow just then that is said, and nothing is used.
  expect(new Set(kinds.filter((kind) => kind !== 'fallback'))).toEqual(new Set(['ai', 'limit']));
});
