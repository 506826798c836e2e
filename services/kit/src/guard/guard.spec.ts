import { beforeEach, describe, expect, test } from '@jest/globals';

import { failure } from '../errors/failure.js';
import { createGuard, type Guard } from './guard.js';

const atOnce = 20;
let time: number;
let asked: number;
let guard: Guard;
beforeEach(() => {
  time = 0;
  asked = 0;
  guard = createGuard({ atOnce, hangMs: 1_000, now: () => time });
});

const failing = (tookMs: number) => async (): Promise<never> => {
  asked += 1;
  time += tookMs;
  throw failure('unavailable');
};
const answering = async () => {
  asked += 1;
  return 'answer';
};
const outcome = (call: () => Promise<unknown>, name = 'provider') =>
  guard.run(name, call).then(
    () => 'answered',
    (error: Error) => error.message,
  );
const hangUntilOpen = async () => {
  for (let hang = 0; hang < 5; hang += 1) await outcome(failing(5_000));
};

describe('a provider that hangs', () => {
  test('is left alone after five failures in a row, then probed once a second', async () => {
    await hangUntilOpen();
    expect(await outcome(answering)).toBe('unavailable');
    expect(asked).toBe(5);
    time += 999;
    expect(await outcome(answering)).toBe('unavailable');
    time += 1;
    expect(await Promise.all([outcome(failing(0)), outcome(answering)])).toEqual(['unavailable', 'unavailable']);
    expect(asked).toBe(6);
  });

  test('is open to all again with the first answer', async () => {
    await hangUntilOpen();
    time += 1_000;
    expect(await outcome(answering)).toBe('answered');
    expect(await Promise.all([outcome(answering), outcome(answering)])).toEqual(['answered', 'answered']);
  });

  test('is probed again although the last probe still hangs', async () => {
    await hangUntilOpen();
    time += 1_000;
    void outcome(() => new Promise(() => undefined));
    expect(await outcome(answering)).toBe('unavailable');
    time += 1_000;
    expect(await outcome(answering)).toBe('answered');
  });

  test('keeps nobody from another provider', async () => {
    await hangUntilOpen();
    expect(await outcome(answering, 'another')).toBe('answered');
  });

  test('an answer between the failures starts the count anew', async () => {
    for (let hang = 0; hang < 4; hang += 1) await outcome(failing(5_000));
    await outcome(answering);
    for (let hang = 0; hang < 4; hang += 1) await outcome(failing(5_000));
    expect(await outcome(answering)).toBe('answered');
  });
});

test('a provider that is not there is asked every time: its return is noticed at once', async () => {
  for (let call = 0; call < 15; call += 1) expect(await outcome(failing(999))).toBe('unavailable');
  expect(asked).toBe(15);
  expect(await outcome(answering)).toBe('answered');
});

test('without a hang time every failure counts', async () => {
  guard = createGuard({ atOnce, now: () => time });
  for (let call = 0; call < 8; call += 1) await outcome(failing(0));
  expect(asked).toBe(5);
});

test('a late refusal is an answer', async () => {
  const refusing = async () => {
    asked += 1;
    time += 5_000;
    throw failure('not_permitted');
  };
  for (let call = 0; call < 8; call += 1) expect(await outcome(refusing)).toBe('not_permitted');
  expect(asked).toBe(8);
});

test('an error that nobody has translated is a failure, unless the options say otherwise', async () => {
  const breaking = async () => {
    asked += 1;
    time += 5_000;
    throw new Error('broken');
  };
  for (let call = 0; call < 8; call += 1) await outcome(breaking);
  expect(asked).toBe(5);
  guard = createGuard({ atOnce, now: () => time, isOutage: () => false });
  for (let call = 0; call < 8; call += 1) expect(await outcome(breaking)).toBe('broken');
});

test('a slow provider is asked by so many at once and no more', async () => {
  const { promise: slow, resolve: answerAll } = Promise.withResolvers<void>();
  const waiting = Array.from({ length: atOnce }, () => outcome(() => slow));
  expect([await outcome(answering), await outcome(answering, 'another')]).toEqual(['unavailable', 'answered']);
  answerAll();
  expect(new Set(await Promise.all(waiting))).toEqual(new Set(['answered']));
  expect(await outcome(answering)).toBe('answered');
});

test('a call is aborted at its deadline, answered unavailable, and counts as a failure', async () => {
  guard = createGuard({ atOnce, deadlineMs: 1, failuresInARow: 1 });
  let isAborted = false;
  const hanging = (signal?: AbortSignal) =>
    new Promise<never>(() => signal?.addEventListener('abort', () => (isAborted = true)));
  await expect(guard.run('provider', hanging)).rejects.toMatchObject({ code: 'unavailable' });
  expect(isAborted).toBe(true);
  expect(await outcome(answering)).toBe('unavailable');
});
