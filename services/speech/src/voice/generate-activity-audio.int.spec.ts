import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { v7 } from 'uuid';

import { planChanged } from '@alcancia/contracts/billing';
import { consentsChanged } from '@alcancia/contracts/identity';
import { purposeVersions } from '@alcancia/contracts/privacy';
import { generateActivityAudio, readSpeechFigures } from '@alcancia/contracts/speech';
import { aChild, anAdult } from '@alcancia/server-kit/testing';

import { administrator, aText, aVoice, say, setGeneral, speechKey, type VoiceScene } from '../../test/a-voice.js';
import type { SpeechFault } from '../speech.service.js';

let scene: VoiceScene;
beforeAll(async () => {
  scene = await aVoice();
});
afterAll(() => scene.stop());
beforeEach(() => setGeneral(scene.service, { engine: 'elevenlabs' }));

const used = async (familyId: string): Promise<number> => {
  const [row] = await scene.service
    .em()
    .execute<{ n: number }[]>(
      `select coalesce(sum(characters), 0)::int as n from speech.spoken_characters where family_id = ?`,
      [familyId],
    );
  return row!.n;
};
const aPlanOf = async (maxChildren: number): Promise<string> => {
  const familyId = v7();
  const limits = { maxChildren, maxGuardians: 3, maxDevices: 10 };
  const plan = { familyId, ownerId: v7(), slug: 'familia', planName: 'Familia', limits };
  await scene.service.tell(planChanged, plan);
  return familyId;
};

describe('a text as sound', () => {
  it('comes as MPEG audio by the provider, asked with our key for a size that the bus carries', async () => {
    const { success, error, audio_data: sound } = await say(scene.service, anAdult(), 'Recoge tu cuarto.');
    expect([success, error]).toEqual([true, null]);
    expect([...Buffer.from(sound!, 'base64').subarray(0, 2)]).toEqual([0xff, 0xf3]);
    const { key, path, body } = scene.provider.asked.at(-1)!;
    expect(key).toBe(speechKey);
    expect(path).toBe('/v1/text-to-speech/21m00Tcm4TlvDq8ikWAM?output_format=mp3_22050_32');
    expect(JSON.parse(body)).toEqual({ text: 'Recoge tu cuarto.', model_id: 'eleven_multilingual_v2' });
  });

  it('counts its characters once, however often it is heard', async () => {
    const familyId = await aPlanOf(3);
    const adult = anAdult({ familyId });
    const before = scene.provider.asked.length;
    const [first, second] = [
      await say(scene.service, adult, 'Otra vez.'),
      await say(scene.service, adult, 'Otra vez.'),
    ];
    expect(second.audio_data).toBe(first.audio_data);
    expect(scene.provider.asked).toHaveLength(before + 1);
    expect(await used(familyId)).toBe('Otra vez.'.length);
  });

  it('is kept for whoever heard it, and for nobody else', async () => {
    const before = scene.provider.asked.length;
    const [one, other] = [anAdult(), anAdult()];
    await say(scene.service, one, 'Solo para mí.');
    await say(scene.service, other, 'Solo para mí.');
    expect(scene.provider.asked).toHaveLength(before + 2);
    expect(await scene.files.list(`adults/${one.adultId}/speech/`)).toHaveLength(1);
  });

  it('is another one in another voice', async () => {
    const adult = anAdult();
    await say(scene.service, adult, 'Con tu voz.');
    await setGeneral(scene.service, { providerVoice: 'EXAVITQu4vr4xnSDxMaL' });
    await say(scene.service, adult, 'Con tu voz.');
    expect(scene.provider.asked.at(-1)?.path).toContain('/EXAVITQu4vr4xnSDxMaL?');
    await setGeneral(scene.service, { providerVoice: null });
  });

  it('goes with its row: the store is asked to remove it', async () => {
    const adult = anAdult();
    await say(scene.service, adult);
    const em = scene.service.em();
    const [row] = await em.execute<{ hash: string }[]>(
      `delete from speech.spoken_texts where profile_id = ? returning hash`,
      [adult.adultId],
    );
    const removals = await em.execute(`select 1 from speech.file_removals where prefix = ?`, [
      `adults/${adult.adultId}/speech/${row!.hash}/`,
    ]);
    expect(removals).toHaveLength(1);
  });

  it.each([
    ['longer than 500 characters', 'a'.repeat(501)],
    ['that is blank', '   '],
  ])('is refused %s', async (_what, text) => {
    await expect(say(scene.service, anAdult(), text)).rejects.toMatchObject({ code: 'invalid_input' });
  });

  it('is not asked for where browsers speak', async () => {
    await setGeneral(scene.service, { engine: 'browser' });
    const before = scene.provider.asked.length;
    expect(await say(scene.service, anAdult())).toEqual({ success: false, error: 'off', audio_data: null });
    expect(scene.provider.asked).toHaveLength(before);
  });

  it('in a voice to try is for those who choose the voice', async () => {
    const ask = { text: aText(), section: 'activities', voice_id: 'EXAVITQu4vr4xnSDxMaL' } as const;
    await expect(scene.service.ask(generateActivityAudio, anAdult(), ask)).rejects.toMatchObject({
      code: 'speech_not_permitted',
      details: { right: 'edit_elevenlabs_voice' },
    });
    expect(await scene.service.ask(generateActivityAudio, administrator, ask)).toMatchObject({ success: true });
  });
});

describe('what stands on a child’s screens', () => {
  it('goes to the provider only while its owner allows it', async () => {
    const childId = v7();
    const child = aChild(childId);
    const before = scene.provider.asked.length;
    expect(await say(scene.service, child)).toMatchObject({ success: false, error: 'not_allowed' });
    expect(scene.provider.asked).toHaveLength(before);
    const given = { assistant: purposeVersions.assistant };
    await scene.service.tell(consentsChanged, { childId, familyId: child.familyId!, given }, { sequence: 1 });
    expect(await say(scene.service, child)).toMatchObject({ success: true });
    expect(await scene.files.list(`children/${childId}/speech/`)).toHaveLength(1);
    await scene.service.tell(consentsChanged, { childId, familyId: child.familyId!, given: {} }, { sequence: 2 });
    expect(await say(scene.service, child)).toMatchObject({ success: false, error: 'not_allowed' });
  });
});

describe('the characters of a plan', () => {
  it('are spoken to the last one, however many ask at once', async () => {
    const familyId = await aPlanOf(1);
    const atOnce = (how: number) =>
      Promise.all(
        Array.from({ length: how }, () => say(scene.service, anAdult({ familyId }), aText().padEnd(500, 'a'))),
      );
    await atOnce(9);
    await atOnce(9);
    const answers = await atOnce(9);
    expect(answers.filter(({ success }) => success)).toHaveLength(2);
    expect(new Set(answers.flatMap(({ error }) => error ?? []))).toEqual(new Set(['quota']));
    expect(await used(familyId)).toBe(10_000);
  });

  it('are given back where nothing was spoken', async () => {
    const familyId = await aPlanOf(1);
    scene.provider.plan({ status: 500 });
    expect(await say(scene.service, anAdult({ familyId }))).toMatchObject({ success: false, error: 'unavailable' });
    expect(await used(familyId)).toBe(0);
  });
});

describe('a provider that does not speak', () => {
  it.each<[string, SpeechFault, string]>([
    ['is busy', { status: 429 }, 'unavailable'],
    ['is broken', { status: 503 }, 'unavailable'],
    ['does not know our key', { status: 401, detail: 'invalid_api_key' }, 'unavailable'],
    ['has used up its month', { status: 401, detail: 'quota_exceeded' }, 'quota'],
    ['answers with a page', { html: '<h1>Bad gateway</h1>' }, 'unavailable'],
    ['breaks off', 'cut', 'unavailable'],
    ['never stops', { bytes: 10_000_000 }, 'unavailable'],
    ['says nothing', 'silence', 'unavailable'],
  ])('because it %s', async (_why, fault, error) => {
    scene.provider.plan(fault);
    expect(await say(scene.service, anAdult())).toEqual({ success: false, error, audio_data: null });
    expect(await say(scene.service, anAdult())).toMatchObject({ success: true });
  });

  it('is counted beside what it spoke', async () => {
    const [today] = (await scene.service.ask(readSpeechFigures, administrator, { days: 1 })).days;
    expect(today?.counts['textsSpoken']).toBeGreaterThan(5);
    expect(today?.counts['textsNotSpoken']).toBeGreaterThan(5);
  });
});
