import { afterEach, beforeAll, afterAll, expect, test } from '@jest/globals';
import { v7 } from 'uuid';

import { countCoins, countInSteps, openPurse, outside, purseService } from '../../test/purse.service.js';
import { startService } from '../start-service.js';
import { bootService, type TestService } from '../testing/index.js';
import { InProcessBus } from '../bus/in-process-bus.js';

let service: TestService;
const cut = { after: 0 };

beforeAll(async () => {
  service = await bootService(purseService, {
    failpoints: {
      reached(point) {
        if (point === 'after-commit' && cut.after > 0 && (cut.after -= 1) === 0) throw new Error('cut off');
      },
    },
  });
});
afterAll(() => service.close());
afterEach(() => {
  cut.after = 0;
  Object.assign(outside, { isDown: false, isWrong: false, call: async () => undefined });
});

const count = async (purseId: string) => (await service.ask(countCoins, null, { purseId })).cents;

/** Another process of the same service starts, does what it finds to do, and stops. */
async function anotherProcess(): Promise<void> {
  const other = await startService(purseService, {
    bus: new InProcessBus(),
    database: service.database,
    env: { INTENT_SECRET: 'a secret of the tests, long enough to be one' },
    mailSender: { send: async () => undefined },
    clock: service.clock,
    hears: () => true,
  });
  await other.stop();
}

/** The next call outside is not answered until `free`; `isOutside` resolves once it was made. */
function heldOutside(): { isOutside: Promise<void>; free: () => void } {
  const [held, reached] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
  outside.call = () => (reached.resolve(), held.promise);
  return { isOutside: reached.promise, free: held.resolve };
}

const intents = (where: string) =>
  service
    .em()
    .execute<{ tries: number; sealed_message: string | null; answer: unknown }[]>(
      `select tries, sealed_message, answer from purse.intents where ${where}`,
    );

test('what nobody repeats is finished by the sweeper, once, and its input is forgotten', async () => {
  const purseId = v7();
  const key = v7();
  cut.after = 1;
  await expect(service.ask(countInSteps, null, { purseId, cents: 10 }, { key })).rejects.toMatchObject({
    code: 'internal',
  });
  expect(await count(purseId)).toBe(10);
  service.clock.shift(20_000);
  await anotherProcess();
  await anotherProcess();
  expect(await count(purseId)).toBe(20);
  expect(await intents(`subject = 'purse.count-in-steps' and sealed_message is not null`)).toEqual([]);
  const again = await service.answer(countInSteps, null, { purseId, cents: 10 }, { key });
  expect(again).toMatchObject({ ok: true, isReplayed: true });
});

test('the sweeper waits longer after each try in vain, and leaves it after the seventh', async () => {
  const purseId = v7();
  outside.isDown = true;
  await expect(service.ask(countInSteps, null, { purseId, cents: 10 })).rejects.toMatchObject({ code: 'unavailable' });
  await anotherProcess();
  expect(await intents('finished_at is null and tries > 0')).toEqual([]);
  for (const seconds of [16, 45, 180, 720, 2_880, 11_520, 46_080, 100_000]) {
    service.clock.shift(seconds * 1_000);
    await anotherProcess();
    await anotherProcess();
  }
  expect(await intents('finished_at is null')).toMatchObject([{ tries: 7 }]);
  service.clock.shift(2 * 86_400_000);
  await anotherProcess();
  expect(await intents('finished_at is null')).toEqual([]);
});

test('of ten who repeat an abandoned act one goes on and the others get its answer', async () => {
  const purseId = v7();
  const key = v7();
  cut.after = 1;
  await expect(service.ask(countInSteps, null, { purseId, cents: 10 }, { key })).rejects.toMatchObject({
    code: 'internal',
  });
  service.clock.shift(20_000);
  const before = outside.calls;
  const answers = await Promise.all(
    Array.from({ length: 10 }, () => service.answer(countInSteps, null, { purseId, cents: 10 }, { key })),
  );
  expect(answers.every(({ ok }) => ok)).toBe(true);
  expect(outside.calls - before).toBe(1);
  expect(await count(purseId)).toBe(20);
});

test('two who both work at one act, the first taken for dead, do each step once', async () => {
  const purseId = v7();
  const key = v7();
  const { isOutside, free } = heldOutside();
  const slow = service.answer(countInSteps, null, { purseId, cents: 10 }, { key });
  await isOutside;
  outside.call = async () => undefined;
  service.clock.shift(20_000);
  expect(await service.answer(countInSteps, null, { purseId, cents: 10 }, { key })).toMatchObject({ ok: true });
  free();
  expect(await slow).toMatchObject({ ok: true });
  expect(await count(purseId)).toBe(20);
});

test('an answer with tokens is never kept: the same act again gives another one', async () => {
  const purseId = v7();
  const key = v7();
  const one = await service.ask(openPurse, null, { purseId, cents: 1 }, { key });
  const two = await service.ask(openPurse, null, { purseId, cents: 1 }, { key });
  expect(two.token).not.toBe(one.token);
  const everything = await service.em().execute(`select i.answer, s.result from purse.intents i
    left join purse.intent_steps s on s.intent_id = i.id`);
  expect(JSON.stringify(everything)).not.toContain(one.token);
});

test('of several who repeat an act that gives tokens, only the last to ask replaces what the first was given', async () => {
  const purseId = v7();
  const key = v7();
  const { isOutside, free } = heldOutside();
  const first = service.answer(openPurse, null, { purseId, cents: 1 }, { key });
  await isOutside;
  outside.call = async () => undefined;
  // The client times out and retries, as a browser does; its first request is still queued.
  const second = service.answer(openPurse, null, { purseId, cents: 1 }, { key, withinMs: 2_500 });
  await new Promise((resolve) => setTimeout(resolve, 100));
  const third = service.answer(openPurse, null, { purseId, cents: 1 }, { key });
  await new Promise((resolve) => setTimeout(resolve, 100));
  free();
  expect(await first).toMatchObject({ ok: true });
  expect(await third).toMatchObject({ ok: true });
  expect(await second).toMatchObject({ ok: false, error: { code: 'request_in_progress' } });
});

test('a refusal carries no tokens: it is given again and nothing is counted twice', async () => {
  const purseId = v7();
  const key = v7();
  outside.isWrong = true;
  for (let again = 0; again < 3; again += 1) {
    await expect(service.ask(openPurse, null, { purseId, cents: 1 }, { key })).rejects.toMatchObject({
      code: 'child_pin_wrong',
      details: { attemptsLeft: 1 },
    });
  }
  expect(await count(purseId)).toBe(1);
});

test('what was refused for a passing reason begins anew under its key', async () => {
  const purseId = v7();
  const key = v7();
  outside.isDown = true;
  for (let again = 0; again < 2; again += 1) {
    await expect(service.ask(openPurse, null, { purseId, cents: 1 }, { key })).rejects.toMatchObject({
      code: 'unavailable',
    });
    expect(await count(purseId)).toBe(0);
  }
  outside.isDown = false;
  expect((await service.ask(openPurse, null, { purseId, cents: 1 }, { key })).token).not.toBe('');
  expect(await count(purseId)).toBe(1);
});

test('an act that nobody can resume is forgotten after three days', async () => {
  cut.after = 1;
  await expect(service.ask(openPurse, null, { purseId: v7(), cents: 1 })).rejects.toMatchObject({ code: 'internal' });
  expect(await intents('finished_at is null')).toHaveLength(1);
  service.clock.shift(3 * 86_400_000 + 60_000);
  await anotherProcess();
  expect(await intents('true')).toEqual([]);
});
