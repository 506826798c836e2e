import { describe, expect, it } from '@jest/globals';

import { openVoice, type VoiceMessage, voiceLineOf, voiceSaid } from '@alcancia/contracts/assistant';
import { accessChanged } from '@alcancia/contracts/identity';
import { failure, type RequestMessage } from '@alcancia/server-kit';
import { AssistantLine } from '@alcancia/testing';

import { aChildOf, aGateway, anAdult, type GatewayStand } from '../../test/gateway-stand.js';

const voiceId = '0199a5f0-0000-7000-8000-000000000001';
const append = (audio: unknown) => ({ type: 'input_audio_buffer.append', audio });
/** The n-th sound that is said. */
const soundOf = (nth: number): string => Buffer.from(String(nth).padStart(6, '0')).toString('base64');

/** The service's end of one conversation. */
class FarVoice {
  readonly sounds: string[] = [];
  readonly said: RequestMessage[] = [];
  isHungUp = false;
  private readonly waiting: VoiceMessage[] = [];
  private isOver = false;
  private wake = (): void => undefined;

  static async behind(stand: GatewayStand): Promise<FarVoice> {
    const far = new FarVoice();
    await stand.bus.serve(new Map([[voiceLineOf(voiceId), (message) => far.take(message)]]));
    return far;
  }

  tell(...messages: readonly VoiceMessage[]): void {
    this.waiting.push(...messages);
    this.wake();
  }

  end(): void {
    this.isOver = true;
    this.wake();
  }

  private async take(message: RequestMessage) {
    const said = voiceSaid.parse(message.input);
    this.said.push(message);
    if (said.kind === 'sound') this.sounds.push(...said.sounds);
    if (said.kind === 'hang-up') this.isHungUp = true;
    if (said.kind !== 'listen') return { ok: true as const, data: null, isReplayed: false };
    if (this.waiting.length === 0 && !this.isOver)
      await new Promise<void>((resolve) => {
        this.wake = resolve;
        setTimeout(resolve, 200);
      });
    return { ok: true as const, data: { messages: this.waiting.splice(0), isOver: this.isOver }, isReplayed: false };
  }
}

async function speaking(opens: () => unknown = () => ({ kind: 'ai', voiceId })) {
  const stand = await aGateway().start();
  await stand.play(openVoice, opens);
  return { stand, far: await FarVoice.behind(stand) };
}
async function until(isSo: () => boolean): Promise<void> {
  while (!isSo()) await new Promise((resolve) => setTimeout(resolve, 5));
}

describe('a conversation by voice', () => {
  it('begins with the first sound, passes every sound on in order, and tells what is heard in the words of the socket', async () => {
    const { stand, far } = await speaking();
    const adult = anAdult();
    const line = await AssistantLine.open(stand.address, stand.signIn(adult));
    for (let nth = 0; nth < 30; nth += 1) line.say(append(soundOf(nth)));
    await until(() => far.sounds.length === 30);
    expect(far.sounds).toEqual(Array.from({ length: 30 }, (_, nth) => soundOf(nth)));
    expect(far.said[0]).toMatchObject({ caller: { adultId: adult.adultId } });
    expect(stand.heard).toHaveLength(1);
    far.tell(
      { kind: 'speech', isStarting: true },
      { kind: 'speech', isStarting: false },
      { kind: 'understood', text: '¿Y esto?' },
      { kind: 'answering' },
      { kind: 'sound', sound: 'AAAA' },
      { kind: 'near-limit', used: 40, most: 50 },
      { kind: 'said', text: 'Así.' },
      { kind: 'answer', answer: { kind: 'fallback', message: 'No lo sé.' } },
      { kind: 'answered' },
    );
    await line.until(12);
    expect(line.heard.slice(2)).toEqual([
      { type: 'input_audio_buffer.speech_started' },
      { type: 'input_audio_buffer.speech_stopped' },
      { type: 'conversation.item.input_audio_transcription.completed', transcript: '¿Y esto?' },
      { type: 'response.created' },
      { type: 'response.audio.delta', delta: 'AAAA' },
      { type: 'usage_warning', message: 'Llevas 40 de 50 respuestas de la IA este mes. Las verificadas no cuentan.' },
      { type: 'response.audio_transcript.delta', delta: 'Así.' },
      { type: 'response.audio_transcript.done', transcript: 'Así.' },
      { type: 'fallback_response', message: 'No lo sé.' },
      { type: 'response.done' },
    ]);
  });

  it('ends where it was opened, when its socket is closed or whoever speaks wants to breathe', async () => {
    for (const leave of [
      (line: AssistantLine) => line.socket.close(),
      (line: AssistantLine) => line.say({ type: 'set_mode', mode: 'respira' }),
    ]) {
      const { stand, far } = await speaking();
      const line = await AssistantLine.open(stand.address, stand.signIn(anAdult()));
      line.say(append(soundOf(1)));
      await until(() => far.sounds.length === 1);
      leave(line);
      await until(() => far.isHungUp);
      expect(line.heard.map(({ type }) => type)).not.toContain('error');
    }
  });

  it('that the service ended begins anew with the next sound', async () => {
    const { stand, far } = await speaking();
    const line = await AssistantLine.open(stand.address, stand.signIn(anAdult()));
    line.say(append(soundOf(1)));
    await until(() => far.sounds.length === 1);
    far.tell({ kind: 'cut' });
    far.end();
    await line.until(3);
    expect(line.heard.at(-1)).toEqual({ type: 'openai_disconnected' });
    await new Promise((resolve) => setTimeout(resolve, 50));
    line.say(append(soundOf(2)));
    await until(() => stand.heard.length === 2);
  });

  it('of a session that has ended is heard no more, and its socket is closed', async () => {
    const { stand, far } = await speaking();
    const adult = anAdult();
    const token = stand.signIn(adult);
    const line = await AssistantLine.open(stand.address, token);
    line.say(append(soundOf(1)));
    await until(() => far.sounds.length === 1);
    stand.sessions.delete(token);
    await stand.happen(accessChanged, { aboutId: adult.sessionId, about: 'session' });
    line.say(append(soundOf(2)));
    expect(await line.closed).toBe(4401);
    await until(() => far.isHungUp);
    expect(far.sounds).toEqual([soundOf(1)]);
  });
});

describe('what is refused', () => {
  it.each<[string, () => unknown, object]>([
    [
      'a child whose voice nobody allows',
      () => {
        throw failure('voice_not_allowed');
      },
      { type: 'error', message: 'Pídele a un adulto de tu familia que te deje hablar con MetaBot.' },
    ],
    [
      'a household whose month is used up',
      () => ({ kind: 'limit', message: 'Ya usaste las de tu plan.' }),
      { type: 'limit_exceeded', message: 'Ya usaste las de tu plan.' },
    ],
    [
      'whoever is where nobody speaks',
      () => ({ kind: 'away', message: 'Escríbeme.' }),
      { type: 'error', message: 'Escríbeme.' },
    ],
  ])('%s, in words', async (_who, opens, heard) => {
    const { stand, far } = await speaking(opens);
    const line = await AssistantLine.open(stand.address, stand.signIn(aChildOf(anAdult())));
    line.say(append(soundOf(1)));
    await line.until(3);
    expect(line.heard.at(-1)).toEqual(heard);
    expect(far.said).toEqual([]);
  });

  it('a conversation that ends because it may not go on, in words', async () => {
    const { stand, far } = await speaking();
    const line = await AssistantLine.open(stand.address, stand.signIn(aChildOf(anAdult())));
    line.say(append(soundOf(1)));
    far.tell({ kind: 'refused', code: 'voice_not_allowed' });
    far.end();
    await line.until(3);
    expect(line.heard.at(-1)).toMatchObject({ type: 'error', message: expect.stringContaining('hablar con MetaBot') });
  });

  it.each([
    ['nothing', ''],
    ['no base64', 'no base64!'],
    ['too much', 'A'.repeat(14_004)],
    ['no text', 7],
  ])('sound that is %s, in words', async (_what, audio) => {
    const { stand, far } = await speaking();
    const line = await AssistantLine.open(stand.address, stand.signIn(anAdult()));
    line.say(append(audio));
    await line.until(3);
    expect(line.heard.at(-1)).toEqual({ type: 'error', message: 'Revisa los datos e inténtalo de nuevo.' });
    expect(far.said).toEqual([]);
  });

  it('more conversations than may begin in a minute, in words', async () => {
    const { stand } = await speaking(() => ({ kind: 'limit', message: 'Ya usaste las de tu plan.' }));
    const line = await AssistantLine.open(stand.address, stand.signIn(anAdult()));
    const { max } = openVoice.limit!;
    for (let nth = 0; nth <= max; nth += 1) {
      line.say(append(soundOf(nth)));
      await line.until(3 + nth);
    }
    expect(line.heard.slice(2, -1)).toHaveLength(max);
    expect(line.heard.at(-1)).toEqual({
      type: 'error',
      message: 'Demasiados intentos. Espera un momento e inténtalo de nuevo.',
    });
    expect(stand.heard).toHaveLength(max);
  });

  it('a service that is away, in words', async () => {
    const stand = await aGateway().start();
    const line = await AssistantLine.open(stand.address, stand.signIn(anAdult()));
    line.say(append(soundOf(1)));
    await line.until(3);
    expect(line.heard.at(-1)).toMatchObject({ type: 'error', message: expect.stringContaining('no está disponible') });
  });

  it('a sound before a token, with the end of the socket', async () => {
    const { stand } = await speaking();
    const line = await AssistantLine.connect(stand.address);
    line.say(append(soundOf(1)));
    expect(await line.closed).toBe(1008);
  });
});
