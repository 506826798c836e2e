import { beforeEach, describe, expect, test } from '@jest/globals';

import { failure } from '@alcancia/server-kit';

import { hangsInARow, issuerAtOnce, IssuerGuard, tryAgainMs } from './issuer-guard.policy.js';

let time: number;
let asked: number;
let guard: IssuerGuard;
beforeEach(() => {
  time = 0;
  asked = 0;
  guard = new IssuerGuard(() => time);
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
const outcome = (call: () => Promise<unknown>) =>
  guard.ask(call).then(
    () => 'answered',
    (error: Error) => error.message,
  );
const hangUntilShut = async () => {
  for (let hang = 0; hang < hangsInARow; hang += 1) await outcome(failing(5_000));
};

describe('an issuer that hangs', () => {
  test('is asked by nobody after five in a row, but by one in a second', async () => {
    await hangUntilShut();
    expect(await outcome(answering)).toBe('unavailable');
    expect(asked).toBe(hangsInARow);
    time += tryAgainMs;
    const both = await Promise.all([outcome(failing(0)), outcome(answering)]);
    expect(both).toEqual(['unavailable', 'unavailable']);
    expect(asked).toBe(hangsInARow + 1);
  });

  test('is open to all again with the first answer', async () => {
    await hangUntilShut();
    time += tryAgainMs;
    expect(await outcome(answering)).toBe('answered');
    expect(await Promise.all([outcome(answering), outcome(answering)])).toEqual(['answered', 'answered']);
  });
});

test('an issuer that is not there is asked every time: it costs nothing, and its return is noticed at once', async () => {
  for (let call = 0; call < 3 * hangsInARow; call += 1) expect(await outcome(failing(3))).toBe('unavailable');
  expect(asked).toBe(3 * hangsInARow);
  expect(await outcome(answering)).toBe('answered');
});

test('a late refusal is an answer, not silence', async () => {
  for (let call = 0; call < 2 * hangsInARow; call += 1)
    expect(
      await outcome(async () => {
        time += 5_000;
        throw new Error('refused');
      }),
    ).toBe('refused');
  expect(await outcome(answering)).toBe('answered');
});

test('a slow issuer is asked by so many at once and no more', async () => {
  let answerAll = () => {};
  const slow = new Promise<void>((resolve) => {
    answerAll = resolve;
  });
  const waiting = Array.from({ length: issuerAtOnce }, () => outcome(() => slow));
  expect(await outcome(answering)).toBe('unavailable');
  answerAll();
  expect(new Set(await Promise.all(waiting))).toEqual(new Set(['answered']));
  expect(await outcome(answering)).toBe('answered');
});
