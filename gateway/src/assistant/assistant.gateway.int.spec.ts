import { describe, expect, it } from '@jest/globals';

import { respond } from '@alcancia/contracts/assistant';
import { assistantPath } from '@alcancia/contracts/assistant-socket';
import type { OutputOf } from '@alcancia/contracts/define';
import { accessChanged } from '@alcancia/contracts/identity';
import { failure } from '@alcancia/server-kit';
import { AssistantLine } from '@alcancia/testing';

import { aChildOf, aGateway, anAdult, type GatewayStand } from '../../test/gateway-stand.js';
import { LiveTab } from '../../test/live-tab.js';
import { maxPerSession } from './assistant.gateway.js';

const verified: OutputOf<typeof respond> = {
  kind: 'verified',
  answerHtml: '<p>Así.</p>',
  intent: 'create-goal',
  similarity: 0.9,
};

async function answering(answer: (input: unknown) => unknown = () => verified): Promise<GatewayStand> {
  const stand = await aGateway().start();
  await stand.play(respond, ({ input }) => answer(input));
  return stand;
}

describe('the assistant’s socket', () => {
  it('says that it is there once it knows whose session it is, and answers with what the service says', async () => {
    const stand = await answering();
    const adult = anAdult();
    const line = await AssistantLine.open(stand.address, stand.signIn(adult));
    line.say({ type: 'set_mode', mode: 'guia', user_context: { age: 8, role: 'super_admin' } });
    await line.ask('¿Cómo creo una meta?');
    expect(line.heard).toEqual([
      { type: 'connection_established' },
      { type: 'session_ready' },
      { type: 'response.created' },
      { type: 'kb_response', answer_html: '<p>Así.</p>', metadata: { intent: 'create-goal', similarity: 0.9 } },
      { type: 'response.done' },
    ]);
    expect(stand.heard[0]).toMatchObject({
      input: { mode: 'guia', question: '¿Cómo creo una meta?', hasOfferedCalm: false },
      caller: { adultId: adult.adultId, role: 'adult' },
    });
  });

  it.each([
    [
      { kind: 'suggestions', suggestions: ['¿Una cosa?', '¿Otra?'] },
      { type: 'kb_suggestions', suggestions: ['¿Una cosa?', '¿Otra?'] },
    ],
    [
      { kind: 'fallback', message: 'No lo sé.' },
      { type: 'fallback_response', message: 'No lo sé.' },
    ],
    [
      { kind: 'looked-up', message: 'Le falta poco.' },
      { type: 'fallback_response', message: 'Le falta poco.' },
    ],
    [
      { kind: 'limit', message: 'Ya usaste las de tu plan.' },
      { type: 'limit_exceeded', message: 'Ya usaste las de tu plan.' },
    ],
    [
      { kind: 'calm', question: '¿Y esto?' },
      { type: 'suggest_respira_mode', original_query: '¿Y esto?' },
    ],
  ])('says %j in its own words', async (answer, heard) => {
    const stand = await answering(() => answer);
    const line = await AssistantLine.open(stand.address, stand.signIn(anAdult()));
    expect(await line.ask('¿Y esto?')).toEqual(heard);
  });

  it('says what the AI wrote, and once how much of the month is left', async () => {
    const stand = await answering(() => ({
      kind: 'ai',
      text: 'Empieza por poco.',
      usage: { used: 120, most: 150, warnsAt: 80 },
    }));
    const line = await AssistantLine.open(stand.address, stand.signIn(anAdult()));
    line.write('¿Y esto?');
    line.say({ type: 'response.create' });
    await line.until(7);
    expect(line.heard.slice(3, 6)).toEqual([
      { type: 'response.output_text.delta', delta: 'Empieza por poco.' },
      { type: 'response.output_text.done', text: 'Empieza por poco.' },
      {
        type: 'usage_warning',
        message: 'Llevas 120 de 150 respuestas de la IA este mes. Las verificadas no cuentan.',
      },
    ]);
  });

  it('offers a moment of breathing once', async () => {
    const stand = await answering(() => ({ kind: 'calm', question: 'No puedo más' }));
    const line = await AssistantLine.open(stand.address, stand.signIn(anAdult()));
    await line.ask('No puedo más');
    await line.ask('No puedo más');
    expect(stand.heard.map(({ input }) => (input as { hasOfferedCalm: boolean }).hasOfferedCalm)).toEqual([
      false,
      true,
    ]);
  });

  it('asks in the persona that was chosen', async () => {
    const stand = await answering(() => ({ kind: 'fallback', message: 'Respira.' }));
    const line = await AssistantLine.open(stand.address, stand.signIn(anAdult()));
    line.say({ type: 'set_mode', mode: 'respira', user_context: null });
    await line.ask('Estoy cansada');
    expect(stand.heard[0]?.input).toMatchObject({ mode: 'respira', question: 'Estoy cansada' });
  });
});

describe('what is refused', () => {
  it('anything in the address, and a page of another site', async () => {
    const { address } = await answering();
    const at = address.replace('http', 'ws') + assistantPath;
    expect(await LiveTab.refusal(`${at}?token=abc`, { origin: address })).toBe(404);
    expect(await LiveTab.refusal(at, { origin: 'https://evil.example' })).toBe(403);
  });

  it.each([
    ['a question before a token', { type: 'response.create' }],
    ['a mode before a token', { type: 'set_mode', mode: 'guia' }],
    ['a token that is no text', { type: 'hello', token: 7 }],
    ['what the socket does not know', { type: 'session.update' }],
  ])('is %s, with the end of the socket', async (_what, message) => {
    const line = await AssistantLine.connect((await answering()).address);
    line.say(message);
    expect(await line.closed).toBe(1008);
  });

  it('a session of nobody, and of an adult behind a child', async () => {
    const stand = await answering();
    for (const token of ['nobody', stand.signIn(anAdult({ profile: 'parked', userId: null }))]) {
      const line = await AssistantLine.connect(stand.address);
      line.say({ type: 'hello', token });
      expect(await line.closed).toBe(4401);
    }
  });

  it('a child, to whom no guardian allows it, in words, each time it asks', async () => {
    const stand = await answering(() => {
      throw failure('assistant_not_allowed');
    });
    const line = await AssistantLine.open(stand.address, stand.signIn(aChildOf(anAdult())));
    for (let twice = 1; twice <= 2; twice += 1)
      expect(await line.ask('¿Qué es ahorrar?')).toEqual({
        type: 'error',
        message: 'Pídele a un adulto de tu familia que encienda MetaBot para ti.',
      });
    expect(stand.heard[0]).toMatchObject({ caller: { profile: 'child' } });
  });

  it.each([
    ['nothing', ''],
    ['too much', 'x'.repeat(501)],
    ['what is no text', 7],
  ])('a question that is %s, in words, and the next one is answered', async (_what, text) => {
    const stand = await answering();
    const line = await AssistantLine.open(stand.address, stand.signIn(anAdult()));
    line.write(text);
    line.say({ type: 'response.create' });
    await line.until(5);
    expect(line.heard.find(({ type }) => type === 'error')).toEqual({
      type: 'error',
      message: 'Revisa los datos e inténtalo de nuevo.',
    });
    expect(stand.heard).toEqual([]);
    line.heard.length = 0;
    expect(await line.ask('¿Cómo creo una meta?')).toMatchObject({ type: 'kb_response' });
  });

  it('a second question while the first is being answered', async () => {
    let release = (): void => undefined;
    const held = new Promise<void>((resolve) => {
      release = resolve;
    });
    const stand = await answering(async () => {
      await held;
      return verified;
    });
    const line = await AssistantLine.open(stand.address, stand.signIn(anAdult()));
    line.write('¿Una?');
    line.say({ type: 'response.create' });
    await line.until(3);
    line.say({ type: 'response.create' });
    await line.until(4);
    expect(line.heard[3]).toEqual({ type: 'error', message: 'Esta operación todavía está en curso.' });
    release();
    await line.until(6);
    expect(line.heard.at(-1)).toEqual({ type: 'response.done' });
    expect(stand.heard).toHaveLength(1);
  });

  it('more than its limit in a minute, however many sockets ask', async () => {
    const stand = await answering();
    const token = stand.signIn(anAdult());
    const lines = [await AssistantLine.open(stand.address, token), await AssistantLine.open(stand.address, token)];
    const { max } = respond.limit!;
    const heard = [];
    for (let nth = 0; nth <= max; nth += 1) heard.push(await lines[nth % 2]!.ask('¿Cómo creo una meta?'));
    expect(heard.filter((one) => one?.type === 'kb_response')).toHaveLength(max);
    expect(heard.at(-1)).toEqual({
      type: 'error',
      message: 'Demasiados intentos. Espera un momento e inténtalo de nuevo.',
    });
  });

  it(`a session’s socket beyond ${maxPerSession}`, async () => {
    const stand = await answering();
    const token = stand.signIn(anAdult());
    for (let nth = 0; nth < maxPerSession; nth += 1) await AssistantLine.open(stand.address, token);
    const line = await AssistantLine.connect(stand.address);
    line.say({ type: 'hello', token });
    expect(await line.closed).toBe(1008);
  });
});

describe('meanwhile', () => {
  it('a session that has ended asks nothing more', async () => {
    const stand = await answering();
    const adult = anAdult();
    const token = stand.signIn(adult);
    const line = await AssistantLine.open(stand.address, token);
    stand.sessions.delete(token);
    await stand.happen(accessChanged, { aboutId: adult.sessionId, about: 'session' });
    line.write('¿Cómo creo una meta?');
    line.say({ type: 'response.create' });
    expect(await line.closed).toBe(4401);
    expect(stand.heard).toEqual([]);
  });

  it('a service that is away, or says what it must not, is said in words', async () => {
    const away = await aGateway().start();
    const line = await AssistantLine.open(away.address, away.signIn(anAdult()));
    expect(await line.ask('¿Cómo creo una meta?')).toEqual({
      type: 'error',
      message: 'El servicio no está disponible en este momento. Inténtalo de nuevo en unos segundos.',
    });
    const odd = await answering(() => ({ ...verified, similarity: 0.2 }));
    const other = await AssistantLine.open(odd.address, odd.signIn(anAdult()));
    expect(await other.ask('¿Cómo creo una meta?')).toEqual({
      type: 'error',
      message: 'Algo salió mal de nuestro lado. Inténtalo de nuevo.',
    });
  });
});
