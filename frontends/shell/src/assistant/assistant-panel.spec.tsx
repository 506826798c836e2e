import { afterEach, beforeEach, describe, expect, jest, test } from '@jest/globals';
import { act, fireEvent, screen, within } from '@testing-library/react';

import type { AssistantHeard, AssistantSaid } from '@alcancia/contracts/assistant-socket';
import { FakeApi, renderWithKit } from '@alcancia/web-kit/testing';

import { AssistantPanel } from './assistant-panel.js';
import type { AssistantParts } from './assistant-socket.js';
import type { AssistantLine } from './use-assistant.js';

/** The gateway's end of every line that the panel opens, the newest last. */
class FarEnd {
  readonly said: AssistantSaid[] = [];
  private isOpen = true;

  constructor(private readonly events: Parameters<AssistantParts['open']>[0]) {}

  readonly wire = {
    isOpen: () => this.isOpen,
    send: (text: string) => void this.said.push(JSON.parse(text) as AssistantSaid),
    close: () => this.lose(1000),
  };

  opened(): void {
    this.events.opened();
  }

  tell(...messages: readonly AssistantHeard[]): void {
    act(() => {
      for (const message of messages) this.events.heard(JSON.stringify(message));
    });
  }

  lose(code: number): void {
    this.isOpen = false;
    act(() => this.events.lost(code));
  }
}

let ends: FarEnd[];
beforeEach(() => {
  ends = [];
});
afterEach(() => {
  jest.useRealTimers();
});

const line: AssistantLine = {
  open: (events) => {
    const end = new FarEnd(events);
    ends.push(end);
    return end.wire;
  },
  token: async () => 'a-token',
};
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
