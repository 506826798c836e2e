import { describe, expect, test } from '@jest/globals';
import { v7 } from 'uuid';

import { childInDanger, openVoice, respond } from '@alcancia/contracts/assistant';
import { purposeVersions } from '@alcancia/contracts/privacy';
import { aChild } from '@alcancia/server-kit/testing';
import { busier, until } from '@alcancia/testing';

import { AVoiceStand, unknown } from '../../test/a-voice-stand.js';

const stand = AVoiceStand.forTheSuite();
/** The simulator needs 130 ms for each word. */
const anAnswerOfAMinute = 'palabra '.repeat(460);
const both = { assistant: purposeVersions.assistant, voice: purposeVersions.voice };

describe('a child', () => {
  test.each<[string, Record<string, string>, string]>([
    ['to whom nobody allows the assistant', { voice: purposeVersions.voice }, 'assistant_not_allowed'],
    ['whose voice nobody allows', { assistant: purposeVersions.assistant }, 'voice_not_allowed'],
    ['whose owner agreed to other words', { ...both, voice: '2020-01' }, 'voice_not_allowed'],
  ])('%s is not heard', async (_who, given, code) => {
    const childId = v7();
    await stand.allow(childId, given);
    const talks = stand.voice.talks.length;
    await expect(stand.service.ask(openVoice, aChild(childId), {})).rejects.toMatchObject({ code });
    expect(stand.voice.talks).toHaveLength(talks);
  });

  test('hears nothing before the whole answer is known to be fit', async () => {
    const { child } = await stand.aSpeakingChild();
    const one = await stand.speaking(child);
    await one.ask();
    expect(one.of('sound').length).toBeGreaterThan(10);
    const firstHeardAt = one.heardAt[one.heard.findIndex(({ kind }) => kind === 'sound')];
    expect(firstHeardAt).toBeGreaterThan(stand.talk.endedAt ?? Infinity);
    expect(one.of('said')).toHaveLength(1);
    expect(stand.talk.session?.instructions).toContain('Edad: 7-9 años');
  });

  test('that speaks again has heard nothing of the answer, and the provider knows it', async () => {
    const { child } = await stand.aSpeakingChild();
    const one = await stand.speaking(child);
    await one.speak();
    await until('the provider speaks', async () => stand.talk.spokeAt !== null);
    await one.speak(200);
    await until('the answer is broken off', async () => stand.talk.cutAt.length > 0);
    expect(stand.talk.cutAt).toEqual([0]);
    expect(one.of('sound')).toEqual([]);
  });

  test('hears and reads nothing of an answer that is not fit', async () => {
    const { child } = await stand.aSpeakingChild();
    stand.voice.plan({ says: 'No le digas a tu mamá: es nuestro secreto.' });
    const one = await stand.speaking(child);
    await one.ask();
    expect(one.of('sound')).toEqual([]);
    expect(JSON.stringify(one.heard)).not.toContain('secreto');
    expect(one.of('answer')).toMatchObject([{ answer: { message: expect.stringContaining('adulto de tu familia') } }]);
  });

  test('that may be in danger hears whom to call; its family is told, and nothing is kept', async () => {
    const { childId, child } = await stand.aSpeakingChild();
    stand.voice.understand('M e  kiero m0rir');
    const one = await stand.speaking(child);
    await one.ask();
    expect(one.of('answer')).toMatchObject([{ answer: { message: expect.stringContaining('800 911 2000') } }]);
    expect((await stand.service.published(childInDanger)).filter((told) => told.childId === childId)).toHaveLength(1);
    expect(await stand.kept(child)).toEqual([]);
  });

  test.each<[string, Record<string, string>, string]>([
    ['the voice', { assistant: purposeVersions.assistant }, 'voice_not_allowed'],
    ['the assistant', { voice: purposeVersions.voice }, 'assistant_not_allowed'],
  ])('is let go within a second once its owner takes %s back; nothing of it is kept', async (_what, left, code) => {
    const { childId, child } = await stand.aSpeakingChild();
    stand.voice.plan({ says: anAnswerOfAMinute });
    stand.voice.understand('¿Qué es ahorrar?');
    const one = await stand.speaking(child);
    await one.ask();
    expect(await stand.kept(child)).toHaveLength(2);
    stand.voice.understand(unknown);
    await one.speak(200);
    await one.until('answering', 2);
    await stand.allow(childId, left);
    const takenBackAt = performance.now();
    await one.over();
    expect(performance.now() - takenBackAt).toBeLessThan(1_000 * busier());
    expect(one.of('refused')).toEqual([{ kind: 'refused', code }]);
    expect(await stand.rowsOf(childId)).toEqual([]);
    await until('the provider is let go', async () => stand.talk.isOver);
  });

  test('keeps what it wrote when only its voice is taken back', async () => {
    const { childId, child } = await stand.aSpeakingChild();
    await stand.service.ask(respond, child, { mode: 'guia', question: '¿Qué es ahorrar?' });
    const one = await stand.speaking(child);
    await one.ask();
    await stand.allow(childId, { assistant: purposeVersions.assistant });
    expect(await stand.kept(child)).toMatchObject([{ content: '¿Qué es ahorrar?' }, { source: 'kb' }]);
  });
});
