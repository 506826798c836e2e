import { expect, test } from '@jest/globals';
import { z } from 'zod';

import { anyone, defineRequest } from '@alcancia/contracts/define';

import { checkedAnswer, dataOfAnswer } from './checked-answer.js';

const counting = (output: z.ZodType) =>
  defineRequest('purse.count', { kind: 'read', access: anyone, topics: [], input: z.object({}), output });
const here = () => counting(z.object({ cents: z.int().max(100) }));
const tomorrows = counting(z.object({ cents: z.int().max(100), name: z.string().optional() }));

test('an answer is let out as the contract names it, and what does not fit it is refused', () => {
  expect(checkedAnswer(here(), { cents: 7, pin: '1234' })).toMatchObject({ ok: true, data: { cents: 7 } });
  expect(() => checkedAnswer(here(), { cents: 101 })).toThrow(z.ZodError);
});

test('what was checked by the same contract is not checked again', () => {
  const answer = checkedAnswer(here(), { cents: 7 });
  const counted = { ...answer, data: { cents: 7, more: 'as it came' } };
  expect(dataOfAnswer(here(), counted)).toEqual({ cents: 7, more: 'as it came' });
});

test('what was checked by another contract, or by nobody, is', () => {
  const theirs = checkedAnswer(tomorrows, { cents: 7, name: 'hucha' });
  expect(dataOfAnswer(here(), theirs)).toEqual({ cents: 7 });
  expect(dataOfAnswer(here(), { ok: true, data: { cents: 7, pin: '1234' }, isReplayed: false })).toEqual({ cents: 7 });
  expect(() => dataOfAnswer(here(), { ...theirs, data: { cents: 'seven' } })).toThrow(z.ZodError);
});

test('a contract that says more than a JSON schema can is checked by each', () => {
  const dated = counting(z.object({ at: z.coerce.date() }));
  const answer = checkedAnswer(dated, { at: '2026-01-02T00:00:00.000Z' });
  expect(answer.checkedAs).toBeUndefined();
  expect(dataOfAnswer(dated, { ...answer, data: { at: '2026-01-02T00:00:00.000Z' } })).toEqual({
    at: new Date('2026-01-02T00:00:00.000Z'),
  });
});
