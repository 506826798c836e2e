import { describe, expect, test } from '@jest/globals';

import { anAdministrator, anAdult } from '@alcancia/server-kit/testing';
import { busier, until } from '@alcancia/testing';

import type { AVoice } from '../../test/a-voice.js';
import { AVoiceStand, unknown } from '../../test/a-voice-stand.js';
import { aiKey } from '../../test/an-assistant.js';
import { msOf } from '../voice/sound.policy.js';

const stand = AVoiceStand.forTheSuite();

/** Each kind of what was heard, where it was heard first. */
const kinds = ({ heard }: AVoice) =>
  heard.map(({ kind }) => kind).filter((kind, nth, all) => !all.slice(0, nth).includes(kind));

describe('an adult that speaks', () => {
  test('is understood and answered aloud; the provider hears its sound, with our key, and asks for nothing by itself', async () => {
    stand.voice.understand(unknown);
    const one = await stand.speaking(anAdult());
    await one.ask(800);
    expect(kinds(one)).toEqual(['speech', 'understood', 'answering', 'sound', 'said', 'answered']);
    expect(one.of('understood')).toEqual([{ kind: 'understood', text: unknown }]);
    expect(one.of('said')[0]?.text).toMatch(/^Aquí hablaría la IA\..*te oyó 0,\d segundos\.$/);
    const talk = stand.talk;
    expect(talk.authorization).toBe(`Bearer ${aiKey}`);
    expect(talk.address).toContain('model=gpt-realtime');
    expect(talk.bytes).toBeGreaterThan(1_500 * 48 - 4_000);
    expect(talk.session).toMatchObject({
      tools: [],
      audio: { input: { turn_detection: { create_response: false }, transcription: { language: 'es' } } },
    });
    expect(JSON.stringify(talk.session)).not.toMatch(/[0-9a-f]{8}-[0-9a-f]{4}/);
  });

  test('hears the first sound within 300 ms of the first that the provider sends', async () => {
    const one = await stand.speaking(anAdult());
    await one.speak();
    await one.until('sound');
    const heardAt = one.heardAt[one.heard.findIndex(({ kind }) => kind === 'sound')] ?? Infinity;
    expect(heardAt - (stand.talk.spokeAt ?? 0)).toBeLessThan(300 * busier());
  });

  test('that speaks again breaks the answer off at once: nothing more of it is heard, and the provider knows where', async () => {
    const one = await stand.speaking(anAdult());
    await one.speak();
    await one.until('sound', 4);
    await one.say({ kind: 'sound', sounds: [Buffer.alloc(9_600, 40).toString('base64')] });
    await one.until('speech', 3);
    const startedAt = one.heard.findLastIndex((heard) => heard.kind === 'speech');
    await new Promise((resolve) => setTimeout(resolve, 400));
    expect(one.heard.slice(startedAt).filter(({ kind }) => kind === 'sound')).toEqual([]);
    expect(stand.talk.events).toContain('response.cancel');
    const heardMs = one.of('sound').reduce((sum, { sound }) => sum + msOf(sound), 0);
    const [cutAt = Infinity] = stand.talk.cutAt;
    expect(cutAt).toBeGreaterThan(0);
    expect(cutAt).toBeLessThanOrEqual(heardMs);
  });

  test.each<[string, string, object]>([
    ['verified knowledge', '¿Cómo creo una meta?', { kind: 'verified', intent: 'create-goal' }],
    ['whom to call', 'me quiero morir', { kind: 'fallback', message: expect.stringContaining('persona ahora') }],
    ['a moment of breathing', 'no puedo más con todo esto, estoy agotada', { kind: 'calm' }],
  ])('is answered with %s as if it had written, and the AI is not asked', async (_what, said, answer) => {
    stand.voice.understand(said);
    const caller = anAdult();
    const familyId = caller.familyId ?? '';
    const one = await stand.speaking(caller);
    await one.ask();
    expect(one.of('answer')).toMatchObject([{ answer }]);
    expect(stand.talk.events).not.toContain('response.create');
    await one.hangUp();
    await stand.nothingUsed(familyId);
  });

  test('has what was said kept as text and nothing of its voice', async () => {
    const adult = anAdult();
    const one = await stand.speaking(adult);
    await one.ask();
    expect(await stand.kept(adult)).toMatchObject([
      { by: 'you', content: unknown },
      { by: 'assistant', source: 'ia', content: expect.stringContaining('Aquí hablaría') },
    ]);
  });

  test('goes on where it was after the line was cut: the AI is told what was said', async () => {
    const adult = anAdult();
    const one = await stand.speaking(adult);
    await one.ask();
    stand.voice.cutAll();
    await one.over();
    expect(one.heard.at(-1)).toEqual({ kind: 'cut' });
    const again = await stand.speaking(adult);
    await again.ask();
    const { items } = stand.talk;
    expect(items).toMatchObject([
      { role: 'user', content: [{ type: 'input_text', text: unknown }] },
      { role: 'assistant', content: [{ type: 'output_text', text: expect.stringContaining('Aquí hablaría') }] },
    ]);
  });

  test('is told when nothing could be understood', async () => {
    stand.voice.plan('not-understood');
    const one = await stand.speaking(anAdult());
    await one.ask();
    expect(one.of('answer')).toMatchObject([{ answer: { message: expect.stringContaining('No te entendí') } }]);
  });

  test('that makes a noise is not answered', async () => {
    stand.voice.understand(' ');
    const one = await stand.speaking(anAdult());
    await one.ask();
    expect(kinds(one)).toEqual(['speech', 'answered']);
  });

  test('who runs the product may try it, and nothing is kept', async () => {
    const administrator = anAdministrator();
    const one = await stand.speaking(administrator);
    await one.ask();
    expect(one.of('said')).toHaveLength(1);
    expect(await stand.rowsOf(administrator.adultId)).toEqual([]);
  });
});

describe('the line', () => {
  test('is for whoever opened it alone, and takes no other message', async () => {
    const one = await stand.speaking(anAdult());
    await expect(one.say({ kind: 'listen' }, anAdult())).rejects.toMatchObject({ code: 'not_found' });
    for (const input of [
      { kind: 'sound', sounds: ['no base64!'] },
      { kind: 'sound', sounds: [] },
      { kind: 'act' },
      null,
    ])
      await expect(one.say(input)).rejects.toMatchObject({ code: 'invalid_input' });
    expect(stand.talk.bytes).toBe(0);
  });

  test('ends at both ends when it is hung up', async () => {
    const one = await stand.speaking(anAdult());
    await one.hangUp();
    await until('the provider is let go', async () => stand.talk.isOver);
    expect(one.heard).toEqual([]);
  });
});
