import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { v7 } from 'uuid';

import {
  type KnowledgeFields,
  knowledgeEdited,
  listKnowledge,
  readKnowledgeEntry,
  respond,
  restoreKnowledge,
  upsertKnowledge,
} from '@alcancia/contracts/assistant';
import { anAdministrator, anAdult, type TestService } from '@alcancia/server-kit/testing';

import { anAssistant } from '../../test/an-assistant.js';

let service: TestService;
beforeAll(async () => {
  service = await anAssistant();
});
afterAll(() => service.close());

const administrator = anAdministrator();
const inflation: KnowledgeFields = {
  question: '¿Por qué suben los precios cada año?',
  aliases: ['¿Qué es la inflación?'],
  answerHtml: '<p>Porque con el mismo dinero se compra <strong>menos</strong>.</p>',
  category: 'aprendizaje',
  ageRanges: ['adultos'],
  tags: ['precios'],
  status: 'published',
};
const save = (fields: Partial<Parameters<typeof service.ask<typeof upsertKnowledge>>[2]> = {}) =>
  service.ask(upsertKnowledge, administrator, { ...inflation, ...fields });
const read = (entryId: string) => service.ask(readKnowledgeEntry, administrator, { entryId });
const answerTo = (question: string) => service.ask(respond, anAdult(), { mode: 'guia', question });

describe('a verified answer that is saved', () => {
  let entryId: string;

  test('answers whoever asks from then on, and stands in the list with who saved it', async () => {
    expect(await answerTo(inflation.question)).toMatchObject({ kind: 'fallback' });
    ({ entryId } = await save());
    expect(await answerTo(inflation.question)).toMatchObject({
      kind: 'verified',
      intent: 'por-que-suben-los-precios-cada-ano',
      answerHtml: inflation.answerHtml,
    });
    const { entries } = await service.ask(listKnowledge, administrator, {});
    expect(entries.find((one) => one.entryId === entryId)).toMatchObject({
      question: inflation.question,
      version: 1,
      savedBy: administrator.adultId,
    });
    expect(entries.length).toBeGreaterThanOrEqual(31);
  });

  test('keeps what it said before, and says it again at a word', async () => {
    const version = { entryId, version: 1 };
    await save({ answerHtml: '<p>Otra cosa.</p>', ...version });
    await expect(save({ answerHtml: '<p>Tarde.</p>', ...version })).rejects.toMatchObject({
      code: 'changed_before',
    });
    expect((await read(entryId)).versions.map(({ number }) => number)).toEqual([2, 1]);
    const restored = await service.ask(restoreKnowledge, administrator, { entryId, version: 2, number: 1 });
    expect(restored).toEqual({ version: 3 });
    const { entry, versions } = await read(entryId);
    expect(entry).toEqual({ ...inflation, entryId, version: 3 });
    expect(versions.map(({ number }) => number)).toEqual([3, 2, 1]);
    expect(await answerTo(inflation.question)).toMatchObject({ answerHtml: inflation.answerHtml });
  });

  test('that is archived answers nobody', async () => {
    await save({ status: 'archived', entryId, version: 3 });
    expect(await answerTo(inflation.question)).toMatchObject({ kind: 'fallback' });
    await save({ entryId, version: 4 });
    expect(await answerTo(inflation.question)).toMatchObject({ kind: 'verified' });
  });

  test('for children is not what an adult hears', async () => {
    await save({ ageRanges: ['7-9'], entryId, version: 5 });
    expect(await answerTo(inflation.question)).toMatchObject({ kind: 'fallback' });
    await save({ entryId, version: 6 });
  });

  test('is told with what was changed', async () => {
    const told = (await service.published(knowledgeEdited)).filter((one) => one.entryId === entryId);
    expect(told[0]).toMatchObject({
      version: 1,
      byId: administrator.adultId,
      before: { question: null },
      after: { verifiedQuestion: inflation.question, category: 'aprendizaje' },
    });
    expect(told[1]).toMatchObject({
      version: 2,
      before: { answer: inflation.answerHtml },
      after: { verifiedQuestion: inflation.question, answer: '<p>Otra cosa.</p>' },
    });
  });

  test('of the newest fifty versions the oldest goes', async () => {
    let { version } = (await read(entryId)).entry;
    while (version < 52) ({ version } = await save({ answerHtml: `<p>Vez ${version}.</p>`, entryId, version }));
    const { versions } = await read(entryId);
    expect(versions).toHaveLength(50);
    expect(versions.at(-1)?.number).toBe(3);
  });
});

test.each([
  ['a script', '<p>a</p><script>alert(1)</script>', '<p>a</p>'],
  ['a handler', '<p onclick="alert(1)" style="position:fixed">a</p>', '<p>a</p>'],
  ['a picture', '<p>a<img src=x onerror=alert(1)></p>', '<p>a</p>'],
  ['a link', '<p><a href="javascript:alert(1)">a</a></p>', '<p>a</p>'],
  [
    'a frame in a drawing',
    '<p>a</p><svg><foreignObject><iframe src="//evil"></iframe></foreignObject></svg>',
    '<p>a</p>',
  ],
])('of %s nothing is kept', async (_what, answerHtml, kept) => {
  const { entryId } = await save({ question: `¿Qué es ${v7()}?`, aliases: [], answerHtml, isOwn: true });
  expect((await read(entryId)).entry.answerHtml).toBe(kept);
});

test('a name that another question has with a number is left to it', async () => {
  const own = { aliases: [], answerHtml: '<p>Así.</p>', isOwn: true };
  for (const question of ['¿Semáforo 2?', '¿Semáforo?', '¡Semáforo!', 'Semáforo...']) await save({ ...own, question });
  const rows = await service
    .em()
    .execute<{ intent: string }[]>(`select intent from assistant.knowledge_entries where intent like 'semaforo%'`);
  expect(rows.map(({ intent }) => intent).toSorted()).toEqual(['semaforo', 'semaforo-2', 'semaforo-3', 'semaforo-4']);
});

describe('what is refused', () => {
  test('an answer of markup alone, by its field', async () => {
    await expect(save({ answerHtml: '<p> </p><script>alert(1)</script>', isOwn: true })).rejects.toMatchObject({
      code: 'invalid_input',
      fields: [{ field: 'answerHtml' }],
    });
  });

  test('a question that another entry answers already, unless it is said to be one of its own', async () => {
    const question = '¿Cómo enseño a ahorrar?';
    const fields = { question, aliases: [], answerHtml: '<p>Así.</p>' };
    const refused = save(fields);
    await expect(refused).rejects.toMatchObject({ code: 'knowledge_too_similar' });
    const { entries } = await service.ask(listKnowledge, administrator, {});
    const details = await refused.catch((thrown: { details: Record<string, unknown> }) => thrown.details);
    expect(entries.map(({ entryId }) => entryId)).toContain((details as Record<string, unknown>)['entryId']);
    const { entryId } = await save({ ...fields, isOwn: true });
    const second = await save({ ...fields, isOwn: true });
    expect(second.entryId).not.toBe(entryId);
  });

  test('an entry that is not there', async () => {
    const entryId = v7();
    await expect(read(entryId)).rejects.toMatchObject({ code: 'not_found' });
    await expect(save({ entryId, version: 1, isOwn: true })).rejects.toMatchObject({ code: 'not_found' });
    await expect(
      service.ask(restoreKnowledge, administrator, { entryId, version: 1, number: 1 }),
    ).rejects.toMatchObject({ code: 'not_found' });
  });
});
