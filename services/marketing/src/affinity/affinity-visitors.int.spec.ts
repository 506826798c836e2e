import { afterAll, beforeAll, expect, test } from '@jest/globals';

import {
  keepAffinityResult,
  readAffinityTest,
  saveAffinityEvent,
  saveAffinityResult,
} from '@alcancia/contracts/marketing';
import { anAdult, type TestService } from '@alcancia/server-kit/testing';

import { aMarketing, aSessionId } from '../../test/a-marketing.js';

let service: TestService;
beforeAll(async () => {
  service = await aMarketing();
});
afterAll(() => service.close());

const active = async () => {
  const { test: read } = await service.ask(readAffinityTest, null, {});
  if (!read) throw new Error('There is no active test');
  return read;
};
const yes = (count: number) => Array.from({ length: 12 }, (_, nth) => nth < count);
const rows = (sql: string, values: string[] = []) => service.em().execute<Record<string, unknown>[]>(sql, values);
const resultsOf = (testId: string) =>
  rows(
    `select percentage, range_label, ab_variant, user_id, device_info, session_hmac
        from marketing.family_affinity_results where test_id = ? order by created_at, id`,
    [testId],
  );

test('an empty database has one test with 12 questions and five ranges', async () => {
  const { questions, ranges, ctaConfig } = await active();
  expect(questions).toHaveLength(12);
  expect(new Set(questions.map(({ text }) => text)).size).toBe(12);
  expect(ranges.map(({ min, max }) => [min, max])).toEqual([
    [0, 24],
    [25, 49],
    [50, 69],
    [70, 84],
    [85, 100],
  ]);
  expect(ctaConfig.primary.text).toBe('Prueba Gratis');
});

test('the server finds percentage, range and variant; what is forged is not looked at', async () => {
  const { id: testId } = await active();
  const forged = { percentage: 100, rangeLabel: 'Familia alcancía', abVariant: 'B', userId: anAdult().userId };
  const sent = { testId, sessionId: aSessionId(), answers: yes(6), timeTakenSeconds: 50, ...forged };
  expect(await service.ask(saveAffinityResult, anAdult(), sent)).toEqual({
    percentage: 50,
    rangeLabel: 'Familia en camino',
  });
  const [kept] = await resultsOf(testId);
  expect(kept).toMatchObject({ percentage: 50, ab_variant: 'A', user_id: null, device_info: null });
  expect(JSON.stringify(kept)).not.toContain(sent.sessionId);
});

test('the first result of a session stays, whoever sends another under it', async () => {
  const { id: testId } = await active();
  const first = { testId, sessionId: aSessionId(), answers: yes(12), timeTakenSeconds: 60 };
  await service.ask(saveAffinityResult, null, first);
  const before = (await resultsOf(testId)).length;
  expect(await service.ask(saveAffinityResult, null, { ...first, answers: yes(0) })).toMatchObject({ percentage: 100 });
  expect(await resultsOf(testId)).toHaveLength(before);
});

test.each([
  ['too few answers', { answers: yes(12).slice(1) }],
  ['too many answers', { answers: [...yes(12), true] }],
  ['a million answers', { answers: Array.from({ length: 1_000_000 }, () => true) }],
  ['a session that is none', { sessionId: "' or 1=1--" }],
])('%s are refused, and nothing is kept', async (_, wrong) => {
  const { id: testId } = await active();
  const before = (await resultsOf(testId)).length;
  const sent = { testId, sessionId: aSessionId(), answers: yes(12), timeTakenSeconds: 60, ...wrong };
  await expect(service.ask(saveAffinityResult, null, sent)).rejects.toMatchObject({ code: 'invalid_input' });
  expect(await resultsOf(testId)).toHaveLength(before);
});

test('a test that is not there is not found', async () => {
  const session = { testId: anAdult().familyId ?? '', sessionId: aSessionId() };
  await expect(
    service.ask(saveAffinityResult, null, { ...session, answers: yes(1), timeTakenSeconds: 1 }),
  ).rejects.toMatchObject({ code: 'not_found' });
  await expect(service.ask(saveAffinityEvent, null, { ...session, eventType: 'started' })).rejects.toMatchObject({
    code: 'not_found',
  });
});

test('an adult takes the own result into the account; that of another account, or none, is not found', async () => {
  const { id: testId } = await active();
  const [laura, stranger] = [anAdult(), anAdult()];
  const session = { testId, sessionId: aSessionId() };
  await expect(service.ask(keepAffinityResult, laura, session)).rejects.toMatchObject({ code: 'not_found' });
  await service.ask(saveAffinityResult, null, { ...session, answers: yes(9), timeTakenSeconds: 60 });
  await service.ask(keepAffinityResult, laura, session);
  await service.ask(keepAffinityResult, laura, session);
  await expect(service.ask(keepAffinityResult, stranger, session)).rejects.toMatchObject({ code: 'not_found' });
  expect((await resultsOf(testId)).filter(({ user_id: userId }) => userId === laura.adultId)).toHaveLength(1);
});

test('what happens in a session counts once, however often it is sent', async () => {
  const { id: testId } = await active();
  const sent = { testId, sessionId: aSessionId(), eventType: 'answered' as const, eventData: { question: 3 } };
  for (let time = 0; time < 3; time += 1) await service.ask(saveAffinityEvent, null, sent);
  const kept = await rows(`select event_data from marketing.family_affinity_analytics where test_id = ?`, [testId]);
  expect(kept).toEqual([{ event_data: { question: 3 } }]);
});

test('after 13 months the answers are gone', async () => {
  const { id: testId } = await active();
  service.clock.shift(396 * 86_400_000);
  await service.forget();
  expect(await resultsOf(testId)).toEqual([]);
});
