import { afterAll, beforeAll, expect, test } from '@jest/globals';

import type { AskOf } from '@alcancia/contracts/define';
import {
  affinityTestEdited,
  listAffinityTests,
  readAffinityStats,
  readAffinityTest,
  saveAffinityEvent,
  saveAffinityResult,
  saveAffinityTest,
} from '@alcancia/contracts/marketing';
import { anAdministrator, anAdult, type TestService } from '@alcancia/server-kit/testing';

import { aMarketing, aSessionId } from '../../test/a-marketing.js';

let service: TestService;
beforeAll(async () => {
  service = await aMarketing();
});
afterAll(() => service.close());

const administrator = anAdministrator();
const editions = async () => (await service.ask(listAffinityTests, administrator, {})).tests;
const newest = async () => {
  const [first] = await editions();
  if (!first) throw new Error('There is no test');
  return first;
};
async function save(changes: Partial<AskOf<typeof saveAffinityTest>> = {}) {
  const { id: testId, edition: _nth, isActive: _is, isAnswered: _was, createdAt: _at, ...fields } = await newest();
  return service.ask(saveAffinityTest, administrator, { ...fields, testId, ...changes });
}
const answer = async (testId: string, yesOf: number, sessionId = aSessionId()) => {
  const answers = Array.from({ length: 12 }, (_, nth) => nth < yesOf);
  await service.ask(saveAffinityResult, null, { testId, sessionId, answers, timeTakenSeconds: 60 });
};
const otherFirst = (questions: readonly { text: string }[]) => [{ text: '¿Ahorran juntos?' }, ...questions.slice(1)];

test('what nobody has answered is changed where it stands; everybody hears of it, with before and after', async () => {
  const { id, questions, title } = await newest();
  expect(await save({ questions: otherFirst(questions), title: '¿Qué tan alcancía son?' })).toEqual({
    testId: id,
    version: 2,
  });
  expect(await editions()).toHaveLength(1);
  const [told] = await service.published(affinityTestEdited);
  expect(told).toMatchObject({ testId: id, edition: 1, byId: administrator.adultId });
  expect(told?.before['title']).toBe(title);
  expect(told?.after['title']).toBe('¿Qué tan alcancía son?');
  expect(Object.keys(told?.after ?? {}).toSorted()).toEqual(['questions', 'title']);
});

test('once answered, other words stay in the edition, other questions are the next one', async () => {
  const first = await newest();
  await answer(first.id, 6);
  await save({ subtitle: 'Un minuto, sin nombres.' });
  expect(await editions()).toMatchObject([{ id: first.id, edition: 1, isAnswered: true, isActive: true }]);

  const { testId } = await save({ questions: otherFirst(first.questions).toReversed() });
  expect(testId).not.toBe(first.id);
  const [second, old] = await editions();
  expect(second).toMatchObject({ id: testId, edition: 2, isActive: true, isAnswered: false });
  expect(old).toMatchObject({ id: first.id, isActive: false, questions: first.questions });
  expect((await service.ask(readAffinityTest, null, {})).test?.id).toBe(testId);

  // Who began before finishes what was begun.
  await answer(first.id, 12);
  expect(await service.ask(readAffinityStats, administrator, { testId: first.id })).toMatchObject({ results: 2 });
  await expect(save({ testId: first.id, version: old?.version ?? 1, title: 'Otro' })).rejects.toMatchObject({
    code: 'changed_before',
  });
});

test('what somebody else changed meanwhile is not overwritten, and nothing changed is told to nobody', async () => {
  const { version } = await newest();
  const before = (await service.published(affinityTestEdited)).length;
  await expect(save({ version: version + 1, title: 'Otro' })).rejects.toMatchObject({ code: 'changed_before' });
  expect(await save()).toMatchObject({ version });
  expect(await service.published(affinityTestEdited)).toHaveLength(before);
});

test.each([
  ['a gap', { min: 26 }, 'ranges.1.min', 'Los rangos deben ir de 0 a 100 sin dejar huecos.'],
  ['an overlap', { min: 20 }, 'ranges.1.min', 'Este rango se cruza con otro.'],
  ['one upside down', { max: 24 }, 'ranges.1.min', 'El mínimo no puede pasar del máximo.'],
])('ranges with %s are refused by name', async (_, wrong, field, message) => {
  const { ranges } = await newest();
  const tried = ranges.map((range, nth) => (nth === 1 ? { ...range, ...wrong } : range));
  await expect(save({ ranges: tried })).rejects.toMatchObject({ code: 'invalid_input', fields: [{ field, message }] });
  expect((await newest()).ranges).toEqual(ranges);
});

test('a button leads nowhere but into the product', async () => {
  const { ctaConfig } = await newest();
  for (const route of ['https://evil.example', '//evil.example', 'javascript:alert(1)', '/a b'])
    await expect(save({ ctaConfig: { ...ctaConfig, primary: { ...ctaConfig.primary, route } } })).rejects.toMatchObject(
      { code: 'invalid_input' },
    );
});

test('a comparison needs both titles', async () => {
  await expect(save({ abTestConfig: { enabled: true, variants: [{ key: 'A', title: 'Uno' }] } })).rejects.toMatchObject(
    { code: 'invalid_input', fields: [{ field: 'abTestConfig.variants' }] },
  );
});

test('the figures say how far visits come, how they score and what they tap', async () => {
  const { abTestConfig } = await newest();
  await save({ abTestConfig: { ...abTestConfig, enabled: true } });
  const { id: testId } = await newest();
  const sessionOf = (variant: 'A' | 'B') => `${aSessionId().slice(0, 31)}${variant === 'A' ? '0' : '1'}`;
  const [one, other] = [sessionOf('A'), sessionOf('B')];
  const tell = (
    sessionId: string,
    eventType: 'started' | 'answered' | 'finished' | 'cta_clicked' | 'shared',
    data = {},
  ) => service.ask(saveAffinityEvent, null, { testId, sessionId, eventType, eventData: data });
  for (const session of [one, other]) await tell(session, 'started');
  for (const question of [1, 2]) await tell(one, 'answered', { question });
  await tell(other, 'answered', { question: 1 });
  await tell(one, 'finished');
  await tell(one, 'cta_clicked', { route: '/auth?tab=signup' });
  await tell(one, 'shared');
  await answer(testId, 12, one);
  await answer(testId, 3, other);
  const stats = await service.ask(readAffinityStats, administrator, { testId });
  expect(stats).toMatchObject({
    starts: 2,
    finishes: 1,
    results: 2,
    meanPercentage: 62.5,
    variants: [
      { key: 'A', results: 1, meanPercentage: 100 },
      { key: 'B', results: 1, meanPercentage: 25 },
    ],
    ctaClicks: [{ route: '/auth?tab=signup', clicks: 1 }],
    shares: 1,
  });
  expect(stats.answered.slice(0, 3)).toEqual([2, 1, 0]);
});

test('what is not to be measured is not', async () => {
  await save({ analyticsEnabled: false });
  const { id: testId } = await newest();
  const { starts } = await service.ask(readAffinityStats, administrator, { testId });
  await service.ask(saveAffinityEvent, null, { testId, sessionId: aSessionId(), eventType: 'started' });
  expect((await service.ask(readAffinityStats, administrator, { testId })).starts).toBe(starts);
});

test('nobody but those who run the product sees or changes it', async () => {
  const laura = anAdult();
  const { id: testId } = await newest();
  await expect(service.ask(listAffinityTests, laura, {})).rejects.toMatchObject({ code: 'not_for_this_profile' });
  await expect(service.ask(readAffinityStats, null, { testId })).rejects.toMatchObject({ code: 'not_signed_in' });
});
