import { describe, expect, test } from '@jest/globals';
import { z } from 'zod';

import { anyone, defineRequest } from '@alcancia/contracts/define';

import { dataTextOf, readAnswer, writeAnswer } from './answer-text.js';
import type { AnswerMessage } from './bus.js';
import { checkedAnswer, jsonOfAnswer } from './checked-answer.js';

const error = { kind: 'conflict', code: 'coins_not_enough', details: { missing: 1 }, correlationId: 'one' } as const;
const answers: readonly AnswerMessage[] = [
  { ok: true, data: { said: '","data":{}} ñ "\\ \u2028', list: [1, null] }, isReplayed: true, checkedAs: 'aB3-_' },
  { ok: true, data: null, isReplayed: false, checkedAs: 'aB3' },
  { ok: true, data: undefined, isReplayed: false, checkedAs: 'aB3' },
  { ok: true, data: { cents: 1 }, isReplayed: false },
  { ok: false, error },
];

describe('an answer on the wire', () => {
  test.each(answers.map((answer) => [writeAnswer(answer), answer] as const))('%s is read as it was', (text, answer) => {
    expect(readAnswer(text)).toEqual(answer);
    expect(JSON.parse(text)).toEqual(answer);
  });

  test('is read by whoever knows nothing of its order, and in any order', () => {
    const { ok, isReplayed, checkedAs, data } = answers[0] as Extract<AnswerMessage, { ok: true }>;
    const text = JSON.stringify({ data, ok, checkedAs, isReplayed });
    expect(readAnswer(text)).toEqual(answers[0]);
    expect(dataTextOf(readAnswer(text))).toBeUndefined();
  });
});

describe('what is passed on', () => {
  const contractFor = (output: z.ZodType) =>
    defineRequest('purse.count', { kind: 'read', access: anyone, topics: [], input: z.object({}), output });
  const cents = contractFor(z.object({ cents: z.int() }));
  const more = contractFor(z.object({ cents: z.int(), pin: z.string() }));

  test('is the text that came, when the contract is the same', () => {
    const text = writeAnswer(checkedAnswer(cents, { cents: 7 })).replace('"cents":7', '"cents": 7');
    const answer = readAnswer(text) as Extract<AnswerMessage, { ok: true }>;
    expect(jsonOfAnswer(cents, answer)).toBe('{"cents": 7}');
  });

  test('is what the own contract names, when it is another', () => {
    const answer = readAnswer(writeAnswer(checkedAnswer(more, { cents: 7, pin: '1234' })));
    expect(jsonOfAnswer(cents, answer as Extract<AnswerMessage, { ok: true }>)).toBe('{"cents":7}');
  });
});
