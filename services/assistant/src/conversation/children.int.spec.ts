import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { v7 } from 'uuid';

import { childInDanger, type KnowledgeFields, respond, upsertKnowledge } from '@alcancia/contracts/assistant';
import type { OutputOf } from '@alcancia/contracts/define';
import { listChildGoals, type OccurrenceView, readAgenda } from '@alcancia/contracts/family';
import { consentsChanged, readAge } from '@alcancia/contracts/identity';
import { purposeVersions } from '@alcancia/contracts/privacy';
import type { AiSimulator, RequestMessage } from '@alcancia/server-kit';
import { aChild, anAdministrator, anAdult, type TestService } from '@alcancia/server-kit/testing';

import { aFamilyWith, anAssistantWithAi } from '../../test/an-assistant.js';

const unknown = '¿Por qué el cielo es azul?';
const allowed = { core: purposeVersions.core, assistant: purposeVersions.assistant };

let service: TestService;
let ai: AiSimulator;
let age = 8;
let heard: RequestMessage[] = [];
let isFamilyThere = true;
let decisions = 0;
let familyId: string;

const serve = (answer: () => unknown) => async (message: RequestMessage) => {
  heard.push(message);
  return { ok: true as const, data: answer(), isReplayed: false };
};
const occurrence = (state: OccurrenceView['state']): OccurrenceView => ({
  occurrenceId: null,
  activityId: v7(),
  childId: v7(),
  dueOn: '2026-11-26',
  title: 'Leer',
  description: '',
  emoji: '📖',
  category: 'escuela',
  timeOfDay: 'cualquiera',
  evidence: 'ninguna',
  isOnce: false,
  amounts: { points: 10, coinsCents: 100 },
  state,
  reasonCode: null,
  comment: null,
  triesLeft: 2,
  canClaim: false,
  claimedAt: null,
});
const occurrences = (['aprobada', 'en_revision', 'disponible'] as const).map(occurrence);
const goal: OutputOf<typeof listChildGoals>['goals'][number] = {
  id: v7(),
  title: 'La bici',
  emoji: '🚲',
  targetPoints: 100,
  dueAt: null,
  prize: { kind: 'texto', text: 'la bici' },
  progress: { childId: v7(), childName: 'Mateo', points: 80, percent: 80, state: 'activa', milestones: [] },
};

beforeAll(async () => {
  ({ service, ai } = await anAssistantWithAi());
  await service.bus.serve(
    new Map([
      [readAge.subject, serve(() => ({ age }))],
      [
        readAgenda.subject,
        serve(() => {
          if (!isFamilyThere) throw new Error('away');
          return {
            today: '2026-11-26',
            days: [{ date: '2026-11-26', occurrences }],
          };
        }),
      ],
      [listChildGoals.subject, serve(() => ({ goals: [goal], nextCursor: null }))],
    ]),
  );
  familyId = await aFamilyWith(service, 3);
});
afterAll(async () => {
  await service.close();
  await ai.stop();
});
beforeEach(() => {
  age = 8;
  heard = [];
  isFamilyThere = true;
});

const decide = (childId: string, given: Record<string, string>) =>
  service.tell(consentsChanged, { childId, familyId, given }, { sequence: (decisions += 1) });
async function anAllowedChild(): Promise<string> {
  const childId = v7();
  await decide(childId, allowed);
  return childId;
}
const ask = (childId: string, question: string, mode: 'guia' | 'respira' = 'guia') =>
  service.ask(respond, aChild(childId, { familyId, timeZone: 'Europe/Madrid' }), { mode, question });

describe('a child', () => {
  test.each([
    ['nothing is known of it', undefined],
    ['its owner allows other things', { core: purposeVersions.core, voice: purposeVersions.voice }],
    ['its owner agreed to other words', { assistant: '2020-01' }],
  ])('is not answered, and nobody is asked: %s', async (_who, given) => {
    const childId = v7();
    if (given) await decide(childId, given);
    const before = ai.asked.length;
    for (const question of [unknown, '¿Qué es ahorrar?', 'me quiero morir'])
      await expect(ask(childId, question)).rejects.toMatchObject({ code: 'assistant_not_allowed' });
    expect(ai.asked).toHaveLength(before);
    expect(heard).toEqual([]);
  });

  test('is not answered from the moment on at which that is taken back', async () => {
    const childId = await anAllowedChild();
    expect(await ask(childId, '¿Qué es ahorrar?')).toMatchObject({ kind: 'verified' });
    await decide(childId, { core: purposeVersions.core });
    await expect(ask(childId, '¿Qué es ahorrar?')).rejects.toMatchObject({ code: 'assistant_not_allowed' });
  });

  test('is answered with what is written for its age, and not with what adults read', async () => {
    const childId = await anAllowedChild();
    expect(await ask(childId, 'que es aorrar')).toMatchObject({ kind: 'verified', intent: 'child-save' });
    expect(await ask(childId, '¿Cómo invito a otro tutor?')).not.toMatchObject({ kind: 'verified' });
    expect(
      await service.ask(respond, anAdult(), { mode: 'guia', question: '¿Cómo crece mi mascota?' }),
    ).not.toMatchObject({ intent: 'child-pet' });
  });

  test.each([
    [5, '4-6'],
    [9, '7-9'],
    [12, '10-12'],
    [16, '13+'],
  ] as const)('of %i years is of the band %s', async (years, ages) => {
    age = years;
    const childId = await anAllowedChild();
    await ask(childId, unknown);
    const { messages } = JSON.parse(ai.asked.at(-1)!.body) as { messages: { content: string }[] };
    expect(JSON.parse(messages[1]!.content)).toEqual({ role: 'niño', ages, question: unknown });
    expect(messages[0]!.content).toContain('Nunca pides ni repites datos personales');
    expect(ai.asked.at(-1)!.body).not.toContain(childId);
    expect(heard[0]).toMatchObject({ input: { childId }, caller: { profile: 'child' } });
  });

  test('reads an entry that is written for its band alone', async () => {
    const fields: Omit<KnowledgeFields, 'ageRanges'> = {
      question: '¿Qué es un banco de verdad?',
      aliases: [],
      answerHtml: '<p>Un lugar que guarda dinero.</p>',
      category: 'aprendizaje',
      tags: [],
      status: 'published',
    };
    await service.ask(upsertKnowledge, anAdministrator(), { ...fields, ageRanges: ['10-12'] });
    const childId = await anAllowedChild();
    expect(await ask(childId, fields.question)).not.toMatchObject({ kind: 'verified' });
    age = 11;
    expect(await ask(childId, fields.question)).toMatchObject({ kind: 'verified', answerHtml: fields.answerHtml });
  });

  test('hears its own figures, looked up with its own rights, or where they stand', async () => {
    const childId = await anAllowedChild();
    expect(await ask(childId, '¿Cómo voy esta semana?')).toEqual({
      kind: 'looked-up',
      message:
        'Hoy hiciste 2 de 3 actividades; 1 espera revisión.\nTe faltan 20 puntos para «La bici»: llevas 80 de 100.',
    });
    expect(heard.at(-1)).toMatchObject({ caller: { profile: 'child', userId: childId }, input: { childId } });
    isFamilyThere = false;
    expect(await ask(childId, '¿Cómo voy esta semana?')).toMatchObject({
      kind: 'fallback',
      message: expect.stringContaining('en tu mundo'),
    });
  });

  test('uses the quota of its family; what that reached the next adult is told, once', async () => {
    const childId = await anAllowedChild();
    const own = await aFamilyWith(service, 1);
    const asks = () => service.ask(respond, aChild(childId, { familyId: own }), { mode: 'guia', question: unknown });
    for (let n = 1; n <= 39; n += 1) await asks();
    expect(await asks()).toMatchObject({ kind: 'ai', usage: { used: 40, most: 50, warnsAt: null } });
    const adultAsks = () => service.ask(respond, anAdult({ familyId: own }), { mode: 'guia', question: unknown });
    expect(await adultAsks()).toMatchObject({ kind: 'ai', usage: { used: 41, most: 50, warnsAt: 80 } });
    expect(await adultAsks()).toMatchObject({ kind: 'ai', usage: { used: 42, most: 50, warnsAt: null } });
  });
});

describe('what the AI wrote and is not fit for a child', () => {
  test.each([
    'No le digas a tu mamá: es nuestro secreto.',
    '¿Dónde vives? Mándame una foto.',
    'Compra ya con la tarjeta de tu papá.',
    's e x o',
    'Puedes quitarte la vida.',
  ])('reaches an adult as it is, and no child: «%s»', async (text) => {
    const childId = await anAllowedChild();
    ai.plan({ text });
    expect(await ask(childId, unknown)).toEqual({
      kind: 'fallback',
      message: 'Eso mejor pregúntaselo a un adulto de tu familia.',
    });
    ai.plan({ text });
    const adult = anAdult({ familyId: await aFamilyWith(service, 1) });
    expect(await service.ask(respond, adult, { mode: 'guia', question: unknown })).toMatchObject({ kind: 'ai', text });
  });
});

describe('a child that may be in danger', () => {
  test('hears whom to call in its country, in either persona; its family is told, without what it wrote', async () => {
    const childId = await anAllowedChild();
    const before = ai.asked.length;
    for (const mode of ['guia', 'respira'] as const)
      expect(await ask(childId, 'M e  kiero m0rir', mode)).toMatchObject({
        kind: 'fallback',
        message: expect.stringContaining('116 111'),
      });
    const told = (await service.published(childInDanger)).filter((one) => one.childId === childId);
    expect(told).toEqual([
      { childId, familyId },
      { childId, familyId },
    ]);
    expect(ai.asked).toHaveLength(before);
  });

  test('of an adult nobody is told', async () => {
    const before = (await service.published(childInDanger)).length;
    await service.ask(respond, anAdult(), { mode: 'guia', question: 'me quiero morir' });
    expect(await service.published(childInDanger)).toHaveLength(before);
  });
});
