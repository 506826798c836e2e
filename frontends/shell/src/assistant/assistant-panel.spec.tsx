import { afterEach, beforeEach, describe, expect, jest, test } from '@jest/globals';
import { act, fireEvent, screen, within } from '@testing-library/react';

import { testConnection } from '@alcancia/contracts/assistant';
import { ApiError } from '@alcancia/web-kit';
import { FakeApi, renderWithKit } from '@alcancia/web-kit/testing';

import { AssistantPanel } from './assistant-panel.js';
import { aLine, type FarEnd } from './testing/far-end.js';

let ends: FarEnd[];
beforeEach(() => {
  ends = [];
});
afterEach(() => {
  jest.useRealTimers();
});

const line = aLine((end) => ends.push(end));
const last = (): FarEnd => ends.at(-1)!;

async function aPanel(): Promise<void> {
  renderWithKit(<AssistantPanel line={line} />, { api: new FakeApi(), at: '/assistant' });
  await act(async () => last().opened());
  last().tell({ type: 'connection_established' }, { type: 'session_ready' });
}
const field = () => screen.getByLabelText('Escribe tu pregunta');
function ask(question: string): void {
  fireEvent.change(field(), { target: { value: question } });
  fireEvent.submit(field().closest('form')!);
}
const log = () => within(screen.getByRole('log', { name: 'Conversación con MetaBot' }));
const questions = () => last().said.filter(({ type }) => type === 'conversation.item.create');

describe('the conversation with MetaBot', () => {
  test('says whose session it is first, then that it is connected', async () => {
    renderWithKit(<AssistantPanel line={line} />, { api: new FakeApi(), at: '/assistant' });
    screen.getByText('Conectando…');
    await act(async () => last().opened());
    expect(last().said).toEqual([{ type: 'hello', token: 'a-token' }]);
    last().tell({ type: 'connection_established' });
    screen.getByText('Conectado');
  });

  test('sends what was written once, and shows the verified answer with its badges and time', async () => {
    await aPanel();
    ask('  ¿Cómo creo una meta?  ');
    expect(last().said.slice(1)).toEqual([
      { type: 'set_mode', mode: 'guia' },
      {
        type: 'conversation.item.create',
        item: { type: 'message', role: 'user', content: [{ type: 'input_text', text: '¿Cómo creo una meta?' }] },
      },
      { type: 'response.create' },
    ]);
    expect(field()).toHaveProperty('value', '');
    log().getByText('MetaBot está escribiendo');
    ask('¿Y otra?');
    expect(questions()).toHaveLength(1);
    expect(field()).toHaveProperty('value', '¿Y otra?');

    last().tell(
      { type: 'response.created' },
      {
        type: 'kb_response',
        answer_html: '<p>En <strong>Metas</strong>.</p>',
        metadata: { intent: 'create-goal', similarity: 0.93 },
      },
      { type: 'response.done' },
    );
    expect(log().getByText('Metas').tagName).toBe('STRONG');
    log().getByText('KB Verificada');
    expect(log().getAllByText(/^\d\d:\d\d$/)).toHaveLength(2);
    expect(log().queryByText('MetaBot está escribiendo')).toBeNull();
  });

  test('offers what may be meant, and asks it at a tap', async () => {
    await aPanel();
    ask('aprobaciones');
    last().tell(
      { type: 'kb_suggestions', suggestions: ['¿Puedo deshacer una aprobación?'] },
      { type: 'response.done' },
    );
    screen.getByText('Quizás te refieres a:');
    fireEvent.click(screen.getByRole('button', { name: '¿Puedo deshacer una aprobación?' }));
    expect(questions()).toHaveLength(2);
    expect(screen.queryByText('Quizás te refieres a:')).toBeNull();
  });

  test('what the AI wrote is text with its own badge', async () => {
    await aPanel();
    ask('¿Por qué suben los precios?');
    last().tell(
      { type: 'response.output_text.delta', delta: 'Porque <b>sí</b>.' },
      { type: 'response.output_text.done', text: 'Porque <b>sí</b>.' },
      { type: 'response.done' },
    );
    log().getByText('Porque <b>sí</b>.');
    log().getByText('IA');
    expect(log().queryByText('KB Verificada')).toBeNull();
    expect(screen.queryByText('Guardar en KB')).toBeNull();
  });

  test('a child is spoken to as one, and tests no connection', () => {
    renderWithKit(<AssistantPanel line={line} audience="child" />, { api: new FakeApi(), at: '/assistant' });
    log().getByText('Hola. Pregúntame sobre tus Monedas, tus metas o cómo ahorrar.');
    expect(screen.getByRole('button', { name: '¿Qué es ahorrar?' })).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Test Conexión' })).toBeNull();
  });

  test('who runs the product keeps what the AI wrote, with the question, and nothing else', async () => {
    renderWithKit(<AssistantPanel line={line} audience="administrator" />, { api: new FakeApi(), at: '/assistant' });
    await act(async () => last().opened());
    last().tell({ type: 'connection_established' });
    ask('¿Cómo creo una meta?');
    last().tell(
      { type: 'kb_response', answer_html: '<p>Así.</p>', metadata: { intent: 'create-goal', similarity: 0.9 } },
      { type: 'response.done' },
    );
    ask('¿Por qué suben los precios?');
    last().tell({ type: 'response.output_text.done', text: 'Porque sí.' }, { type: 'response.done' });
    expect(screen.getAllByRole('link').map((link) => link.textContent)).toEqual(['Guardar en KB']);
    expect(screen.getByRole('link').getAttribute('href')).toBe('/admin/knowledge?new=1');
  });

  test.each([
    ['limit_exceeded', 'Límite alcanzado', 'Este mes ya usaste 150 respuestas de la IA.'],
    ['usage_warning', 'Límite próximo', 'Llevas 120 de 150 respuestas de la IA este mes.'],
  ] as const)('%s is said', async (type, title, message) => {
    await aPanel();
    ask('¿Por qué?');
    last().tell({ type, message }, { type: 'response.done' });
    await screen.findByText(title);
    expect(screen.getAllByText(message).length).toBeGreaterThan(0);
  });

  test.each([
    ['Sí', 'respira'],
    ['Seguir', 'guia'],
  ] as const)('breathing is offered, and «%s» sends the question again to %s', async (name, mode) => {
    await aPanel();
    ask('¡No puedo más!');
    last().tell({ type: 'suggest_respira_mode', original_query: '¡No puedo más!' }, { type: 'response.done' });
    screen.getByText('¿Respiramos un momento?');
    fireEvent.click(screen.getByRole('button', { name }));
    expect(last().said.slice(-3)).toEqual([
      { type: 'set_mode', mode },
      {
        type: 'conversation.item.create',
        item: { type: 'message', role: 'user', content: [{ type: 'input_text', text: '¡No puedo más!' }] },
      },
      { type: 'response.create' },
    ]);
    expect(screen.queryByText('¿Respiramos un momento?')).toBeNull();
    expect(screen.getByRole('tab', { selected: true }).textContent).toBe(mode === 'guia' ? 'Guía' : 'Respira');
  });

  test.each([
    ['Mi Progreso', '¿Cómo voy esta semana?'],
    ['Actividades', '¿Qué actividades hay hoy?'],
    ['Mis Metas', '¿Cuánto falta para mis metas?'],
  ])('%s asks «%s»', async (name, question) => {
    await aPanel();
    fireEvent.click(screen.getByRole('button', { name }));
    log().getByText(question);
    expect(questions()).toHaveLength(1);
  });

  test.each([
    [() => ({ status: 'ok', isKeyConfigured: true }) as const, 'Conexión OK. API Key: Configurada'],
    [() => ({ status: 'ok', isKeyConfigured: false }) as const, 'Conexión OK. API Key: No configurada'],
    [
      () => {
        throw new ApiError({ code: 'unavailable' });
      },
      'Error en el test de conexión',
    ],
  ])('Test Conexión says what the server answered', async (answer, message) => {
    const api = new FakeApi().answer(testConnection, answer);
    renderWithKit(<AssistantPanel line={line} />, { api, at: '/assistant' });
    fireEvent.click(screen.getByRole('button', { name: 'Test Conexión' }));
    expect(await screen.findByText(message)).toBeTruthy();
  });

  test('says in words what went wrong, and takes the next question', async () => {
    await aPanel();
    ask('¿Algo?');
    last().tell({ type: 'error', message: 'Demasiados intentos. Espera un momento e inténtalo de nuevo.' });
    log().getByText('Demasiados intentos. Espera un momento e inténtalo de nuevo.');
    ask('¿Otra cosa?');
    expect(questions()).toHaveLength(2);
  });

  test('a line that is lost is said, what was asked fails, and three seconds later it is there again', async () => {
    await aPanel();
    ask('¿Cómo creo una meta?');
    jest.useFakeTimers();
    last().lose(1006);
    screen.getByText('Desconectado');
    log().getByText('Error de conexión con MetaBot');
    ask('¿Y ahora?');
    expect(field()).toHaveProperty('value', '¿Y ahora?');
    act(() => jest.advanceTimersByTime(2_999));
    expect(ends).toHaveLength(1);
    act(() => jest.advanceTimersByTime(1));
    expect(ends).toHaveLength(2);
    jest.useRealTimers();
    await act(async () => last().opened());
    last().tell({ type: 'connection_established' });
    log().getByText('¿Cómo creo una meta?');
    screen.getByText('Conectado');
  });

  test.each([1008, 4401])('a line that was refused (%i) is not opened again', async (code) => {
    await aPanel();
    jest.useFakeTimers();
    last().lose(code);
    act(() => jest.advanceTimersByTime(60_000));
    expect(ends).toHaveLength(1);
  });

  test('Respira breathes in, holds and lets go, at most five minutes, and leads back', async () => {
    await aPanel();
    jest.useFakeTimers();
    fireEvent.click(screen.getByRole('tab', { name: 'Respira' }));
    const phases = ['Inhala', 'Sostén', 'Exhala', 'Inhala'];
    for (const [nth, seconds] of [0, 4, 4, 6].entries()) {
      act(() => jest.advanceTimersByTime(seconds * 1_000));
      screen.getByRole('heading', { name: phases[nth]! });
    }
    screen.getByText('Quedan 5 minutos');
    act(() => jest.advanceTimersByTime(286_000));
    screen.getByRole('heading', { name: 'Listo' });
    fireEvent.click(screen.getByRole('button', { name: 'Terminar' }));
    expect(screen.getByRole('tab', { name: 'Guía' }).getAttribute('aria-selected')).toBe('true');
  });
});
