import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';

import { type AssistantMode, openVoice, readAssistantFigures, respond } from '@alcancia/contracts/assistant';
import { aChild, anAdministrator, anAdult, type TestService } from '@alcancia/server-kit/testing';

import { anAssistant } from '../../test/an-assistant.js';

let service: TestService;
beforeAll(async () => {
  service = await anAssistant();
});
afterAll(() => service.close());

const asked = (question: string, mode: AssistantMode = 'guia') => service.ask(respond, anAdult(), { mode, question });

describe('a question', () => {
  it('that is known is answered by the verified entry, with how sure that is', async () => {
    const answer = await asked('¿cómo le doy el visto bueno a lo que hizo mi hijo?');
    expect(answer).toMatchObject({ kind: 'verified', intent: 'approve-activity' });
    expect(answer.kind === 'verified' && answer.similarity).toBeGreaterThanOrEqual(0.82);
    expect(answer.kind === 'verified' && answer.answerHtml).toContain('<strong>Aprobaciones</strong>');
  });

  it('that may be meant in several ways is offered the entries, three at the most', async () => {
    const answer = await asked('donde estan las aprobaciones');
    expect(answer.kind).toBe('suggestions');
    expect(answer.kind === 'suggestions' && answer.suggestions).toContain('¿Cómo apruebo lo que hicieron los niños?');
    expect(answer.kind === 'suggestions' && answer.suggestions.length).toBeLessThanOrEqual(3);
  });

  it.each(['¿Cuál es la capital de Francia?', '¡¿?!'])('that is not known is not answered: «%s»', async (question) => {
    expect(await asked(question)).toMatchObject({ kind: 'fallback' });
  });

  it('cannot be asked by voice where there is no AI: it says so', async () => {
    expect(await service.ask(openVoice, anAdult(), {})).toEqual({
      kind: 'away',
      message: 'Aquí todavía no se puede hablar conmigo. Escríbeme y te contesto.',
    });
  });

  it('about a family’s own figures is sent to where they stand, while they cannot be looked up', async () => {
    expect(await asked('¿Cuánto lleva ahorrado Mateo?')).toEqual({
      kind: 'fallback',
      message: 'Tus cifras no las sé de memoria: lo de hoy está en Inicio, y lo de cada niño, en Mis Niños.',
    });
  });

  it('while breathing hears nothing of money, plans or points', async () => {
    const answer = await asked('¿Qué planes hay y cuánto cuestan?', 'respira');
    expect(answer.kind).toBe('fallback');
    expect(JSON.stringify(answer)).not.toMatch(/dinero|moneda|punto|plan|precio|meta/i);
  });

  it.each(['guia', 'respira'] as const)(
    'of somebody who may be in danger is answered in %s with whom to call',
    async (mode) => {
      const adult = anAdult({ children: ['7b1f1b1e-3f6e-4a53-9a0c-0c3a8e4b9f10'], timeZone: 'Europe/Madrid' });
      const answer = await service.ask(respond, adult, { mode, question: 'No kiero bivir, ¿cómo creo una meta?' });
      expect(answer).toEqual({
        kind: 'fallback',
        message:
          'Lo que cuentas importa, y mereces hablar con una persona ahora. Línea 024, conducta suicida: 024. Ayuda a la infancia: 116 111. Emergencias: 112. Si hay peligro, llama ya y no te quedes en soledad.',
      });
    },
  );

  it('of somebody who sounds strained is offered a moment of breathing, once', async () => {
    const question = '¡No puedo más! ¿Cómo creo una meta?';
    expect(await asked(question)).toEqual({ kind: 'calm', question });
    const again = await service.ask(respond, anAdult(), { mode: 'guia', question, hasOfferedCalm: true });
    expect(again.kind).not.toBe('calm');
  });

  it('is none of a child’s, while no guardian has allowed it', async () => {
    const child = aChild('7b1f1b1e-3f6e-4a53-9a0c-0c3a8e4b9f10');
    await expect(service.ask(respond, child, { mode: 'guia', question: 'hola' })).rejects.toMatchObject({
      code: 'assistant_not_allowed',
    });
  });
});

it('what was changed answers at once, what was archived no more', async () => {
  const change = (sql: string) =>
    service.em().execute(`update assistant.knowledge_entries set ${sql}, version = version + 1 where intent = 'plans'`);
  await asked('cuanto cuesta');
  await change(`answer_html = '<p>Otra cosa.</p>'`);
  expect(await asked('cuanto cuesta')).toMatchObject({ kind: 'verified', answerHtml: '<p>Otra cosa.</p>' });
  await change(`status = 'archived'`);
  expect(await asked('cuanto cuesta')).not.toMatchObject({ intent: 'plans' });
});

it('one entry in place of another answers at once', async () => {
  await asked('para que sirven los niveles');
  await service.em().execute(`update assistant.knowledge_entries set status = 'archived' where intent = 'levels'`);
  await service.em().execute(
    `insert into assistant.knowledge_entries
       (id, intent, question_canonical, answer_html, category, created_at, updated_at)
     values (?, 'pets', 'Cómo cuidar a la mascota virtual', '<p>Cada día.</p>', 'familia', ?, ?)`,
    ['7b1f1b1e-3f6e-4a53-9a0c-0c3a8e4b9f11', '2100-01-01T00:00:00Z', '2100-01-01T00:00:00Z'],
  );
  expect(await asked('como cuidar a la mascota virtual')).toMatchObject({ kind: 'verified', intent: 'pets' });
});

it('answers and questions left without one are counted by day', async () => {
  const before = (await service.ask(readAssistantFigures, anAdministrator(), { days: 1 })).days[0]?.counts;
  await asked('como creo una meta');
  await asked('quien descubrio america');
  const after = (await service.ask(readAssistantFigures, anAdministrator(), { days: 1 })).days[0]?.counts;
  expect(after).toMatchObject({
    questionsAnswered: (before?.questionsAnswered ?? 0) + 1,
    questionsUnanswered: (before?.questionsUnanswered ?? 0) + 1,
  });
});
