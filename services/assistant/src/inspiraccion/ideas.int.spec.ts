import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { v7 } from 'uuid';

import {
  archiveIdea,
  firstIdeaKept,
  type IdeaFields,
  inspire,
  inspireByAi,
  listIdeas,
  listSharedIdeas,
  rateIdea,
  readIdea,
  saveIdea,
  sharedIdeasChanged,
  shareIdea,
} from '@alcancia/contracts/assistant';
import { ideaLimits } from '@alcancia/contracts/assistant-limits';
import type { CallerShape } from '@alcancia/contracts/caller';
import { guardianshipChanged } from '@alcancia/contracts/identity';
import { fullAccess } from '@alcancia/contracts/testing/example-views';
import type { AiSimulator } from '@alcancia/server-kit';
import { aChild, anAdministrator, anAdult, aViewer, type TestService } from '@alcancia/server-kit/testing';

import { aFamilyWith, anAssistant, anAssistantWithAi } from '../../test/an-assistant.js';

const wish = { topic: 'ahorro', ageRange: '7-9', minutes: 20 } as const;
const own: IdeaFields = {
  type: 'reto',
  title: 'Guardar una moneda',
  emoji: '🪙',
  body: 'Cada noche una moneda en el frasco.',
  materials: ['Un frasco'],
  steps: ['Elegir el frasco', 'Guardar la moneda'],
  ...wish,
};

let service: TestService;
let ai: AiSimulator;
let laura: CallerShape;
const mateo = v7();

beforeAll(async () => {
  ({ service, ai } = await anAssistantWithAi());
});
afterAll(async () => {
  await service.close();
  await ai.stop();
});
beforeEach(async () => {
  laura = anAdult({ familyId: await aFamilyWith(service, 3), children: [mateo] });
});

const keep = (more: object = {}, by = laura) => service.ask(saveIdea, by, { ...own, ...more });
const kept = async (by = laura) => (await service.ask(listIdeas, by, {})).ideas;
const seenByMateo = async () => (await service.ask(listSharedIdeas, aChild(mateo), {})).ideas;
const share = (ideaId: string, childIds: string[] = [mateo], by = laura) =>
  service.ask(shareIdea, by, { ideaId, childIds });

describe('«Inspírame»', () => {
  test('offers three of ours, and others at the next turn', async () => {
    const first = await service.ask(inspire, laura, wish);
    const next = await service.ask(inspire, laura, { ...wish, turn: 1 });
    expect([first.ideas.length, next.ideas.length, first.hasAi]).toEqual([3, 3, true]);
    expect(new Set([...first.ideas, ...next.ideas].map(({ key }) => key)).size).toBe(6);
  });

  test('is open to who runs the product, and says where there is no AI', async () => {
    const without = await anAssistant();
    expect(await without.ask(inspire, anAdministrator(), wish)).toMatchObject({ hasAi: false });
    expect(await without.ask(inspireByAi, anAdult(), wish)).toEqual({ kind: 'away' });
    await without.close();
  });
});

describe('an idea', () => {
  test('of ours is ours word for word, and the author’s once a word is changed', async () => {
    const { ideas } = await service.ask(inspire, laura, wish);
    const [official] = ideas;
    const { ideaId, version } = await service.ask(saveIdea, laura, official!);
    const { ideaId: changed } = await service.ask(saveIdea, laura, { ...official!, title: 'Otra' });
    const read = async (id: string) => (await service.ask(readIdea, laura, { ideaId: id })).idea;
    expect([(await read(ideaId)).source, (await read(changed)).source]).toEqual(['oficial', 'manual']);
    await service.ask(saveIdea, laura, { ...official!, key: undefined, ideaId, version, body: 'De otra manera.' });
    expect(await read(ideaId)).toMatchObject({ source: 'manual', version: 2, body: 'De otra manera.' });
    await expect(service.ask(saveIdea, laura, { ...own, key: 'nadie-la-conoce' })).rejects.toMatchObject({
      code: 'not_found',
    });
  });

  test('is seen by nobody but its author', async () => {
    const { ideaId, version } = await keep();
    const rosa = anAdult({ familyId: laura.familyId!, children: [mateo] });
    expect(await kept(rosa)).toEqual([]);
    for (const asked of [
      () => service.ask(readIdea, rosa, { ideaId }),
      () => service.ask(saveIdea, rosa, { ...own, ideaId, version }),
      () => service.ask(archiveIdea, rosa, { ideaId, isArchived: true }),
      () => service.ask(rateIdea, rosa, { ideaId, rating: 1 }),
      () => share(ideaId, [mateo], rosa),
    ])
      await expect(asked()).rejects.toMatchObject({ code: 'not_found' });
    expect(await kept()).toMatchObject([{ ideaId, version: 1, status: 'publicado', rating: null }]);
  });

  test('that was changed meanwhile is not overwritten', async () => {
    const { ideaId, version } = await keep();
    await keep({ ideaId, version, title: 'Primera' });
    await expect(keep({ ideaId, version, title: 'Segunda' })).rejects.toMatchObject({ code: 'changed_before' });
    expect(await kept()).toMatchObject([{ title: 'Primera', version: 2 }]);
  });

  test('has stars, which can be taken back', async () => {
    const { ideaId } = await keep();
    await service.ask(rateIdea, laura, { ideaId, rating: 4 });
    expect(await kept()).toMatchObject([{ rating: 4 }]);
    await service.ask(rateIdea, laura, { ideaId, rating: null });
    expect(await kept()).toMatchObject([{ rating: null }]);
  });

  test('the first one is told, for the guide to count it', async () => {
    await keep();
    await keep();
    const told = await service.published(firstIdeaKept);
    expect(told.filter(({ authorId }) => authorId === laura.adultId)).toHaveLength(1);
  });

  test('beyond two hundred none is added, however many are sent at once, and the AI is not asked for one', async () => {
    for (let nth = 0; nth < ideaLimits.perAuthor - 1; nth += 1) await keep();
    const answers = await Promise.allSettled([keep(), keep(), keep()]);
    expect(answers.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    await expect(keep()).rejects.toMatchObject({ code: 'ideas_full', details: { most: ideaLimits.perAuthor } });
    const asked = ai.asked.length;
    await expect(service.ask(inspireByAi, laura, wish)).rejects.toMatchObject({ code: 'ideas_full' });
    expect(ai.asked).toHaveLength(asked);
  });
});

describe('sharing', () => {
  test('shows the idea to the children that are named, live, and to nobody else', async () => {
    const { ideaId, version } = await keep();
    await share(ideaId);
    expect(await seenByMateo()).toEqual([{ ...own, ideaId, source: 'manual' }]);
    expect((await service.ask(listSharedIdeas, aChild(v7()), {})).ideas).toEqual([]);
    await keep({ ideaId, version, title: 'Con otro nombre' });
    expect(await seenByMateo()).toMatchObject([{ title: 'Con otro nombre' }]);
    await share(ideaId, []);
    expect(await seenByMateo()).toEqual([]);
    const told = (await service.published(sharedIdeasChanged)).filter((one) => one.ideaId === ideaId);
    expect(told).toEqual(Array.from({ length: 3 }, () => ({ ideaId, childIds: [mateo] })));
  });

  test('is refused for a child of others, and for whoever may only look', async () => {
    const { ideaId } = await keep();
    await expect(share(ideaId, [v7()])).rejects.toMatchObject({ code: 'not_found' });
    const viewer = aViewer({ children: [mateo] });
    const { ideaId: theirs } = await keep({}, viewer);
    await expect(share(theirs, [mateo], viewer)).rejects.toMatchObject({ code: 'not_permitted' });
    expect(await seenByMateo()).toEqual([]);
  });

  test('ends where the idea is put away, and does not begin while it is', async () => {
    const { ideaId } = await keep();
    await share(ideaId);
    await service.ask(archiveIdea, laura, { ideaId, isArchived: true });
    expect(await seenByMateo()).toEqual([]);
    await expect(share(ideaId)).rejects.toMatchObject({ code: 'idea_not_published' });
    await service.ask(archiveIdea, laura, { ideaId, isArchived: false });
    expect([await seenByMateo(), (await kept())[0]?.sharedChildIds]).toEqual([[], []]);
  });

  test('ends with the link between adult and child', async () => {
    const { ideaId } = await keep();
    await share(ideaId);
    const link = { childId: mateo, familyId: laura.familyId!, role: 'guardian', permissions: fullAccess } as const;
    await service.tell(guardianshipChanged, { ...link, adultId: v7(), isActive: false }, { sequence: 1 });
    expect(await seenByMateo()).toHaveLength(1);
    await service.tell(guardianshipChanged, { ...link, adultId: laura.adultId, isActive: false }, { sequence: 2 });
    expect(await seenByMateo()).toEqual([]);
  });
});

describe('the AI', () => {
  const written = { ...own, title: 'De la IA' };
  const ask = (by = laura) => service.ask(inspireByAi, by, wish);

  test('writes a draft that says so, and stays labelled when it is kept', async () => {
    ai.plan({ text: JSON.stringify(written) });
    const answer = await ask();
    if (answer.kind !== 'written') throw new Error(answer.kind);
    const { ideaId, version } = answer.idea;
    expect(answer.idea).toMatchObject({ source: 'ia', status: 'borrador', title: 'De la IA', steps: own.steps });
    await expect(share(ideaId)).rejects.toMatchObject({ code: 'idea_not_published' });
    await keep({ ideaId, version, title: 'A mi manera' });
    expect(await kept()).toMatchObject([{ ideaId, source: 'ia', status: 'publicado', title: 'A mi manera' }]);
  });

  test('hears the wish and nothing of anybody', async () => {
    ai.plan({ text: JSON.stringify(written) });
    await ask();
    const { body } = ai.asked.at(-1)!;
    const { messages } = JSON.parse(body) as { messages: { role: string; content: string }[] };
    expect(JSON.parse(messages[1]!.content)).toEqual(wish);
    for (const id of [mateo, laura.adultId, laura.familyId!]) expect(body).not.toContain(id);
  });

  test.each([
    ['refuses', [{ status: 503 }, { status: 503 }]],
    ['writes no JSON', [{ text: 'Claro, aquí tienes' }]],
    [
      'writes what no child should read',
      [{ text: JSON.stringify({ ...written, body: 'Toma cerveza con tus amigos.' }) }],
    ],
    ['calls a tool that nobody has offered', ['tool']],
  ] as const)('where it %s nothing is kept and nothing is used', async (_what, faults) => {
    ai.plan(...faults);
    expect(await ask()).toEqual({ kind: 'away' });
    expect(await kept()).toEqual([]);
    ai.plan({ text: JSON.stringify(written) });
    expect(await ask()).toMatchObject({ kind: 'written' });
  });

  test('is asked within the quota of the plan, exactly, by all at once', async () => {
    const familyId = await aFamilyWith(service, 1);
    const rosa = anAdult({ familyId });
    ai.plan(...Array.from({ length: 60 }, () => ({ text: JSON.stringify(written) })));
    const answers: string[] = [];
    for (let nth = 0; nth < 6; nth += 1)
      answers.push(...(await Promise.all(Array.from({ length: 10 }, () => ask(rosa)))).map(({ kind }) => kind));
    expect(answers.filter((kind) => kind === 'written')).toHaveLength(50);
    expect(answers.filter((kind) => kind === 'limit')).toHaveLength(10);
    expect((await kept(rosa)).length).toBeLessThanOrEqual(6);
  });
});
