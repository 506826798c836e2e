import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { v7 } from 'uuid';

import type { CallerShape } from '@alcancia/contracts/caller';
import type { AskOf } from '@alcancia/contracts/define';
import { readSpeechStats, recordSpeechUse, speechSections } from '@alcancia/contracts/speech';
import { anAdult } from '@alcancia/server-kit/testing';

import { administrator, aVoice, type VoiceScene } from '../../test/a-voice.js';

let scene: VoiceScene;
beforeAll(async () => {
  scene = await aVoice();
});
afterAll(() => scene.stop());

const visitKey = v7();
const plays = (caller: CallerShape, use: Partial<AskOf<typeof recordSpeechUse>> = {}, key = v7()) =>
  scene.service.ask(
    recordSpeechUse,
    caller,
    { section: 'goals', engine: 'browser', textLength: 10, success: true, trouble: null, visitKey, ...use },
    { key },
  );
const stats = (caller: CallerShape, days: AskOf<typeof readSpeechStats> = {}) =>
  scene.service.ask(readSpeechStats, caller, days);

describe('what was played', () => {
  it('counts once for each playback, also when it is told twice, and what failed beside it', async () => {
    const adult = anAdult();
    const key = v7();
    await Promise.all([plays(adult, {}, key), plays(adult, {}, key)]);
    await plays(adult, { engine: 'elevenlabs', success: false, trouble: 'quota' });
    await plays(adult, { section: 'wallet', textLength: 30, trouble: 'unavailable' });
    expect(await stats(adult)).toMatchObject({
      isEverybodys: false,
      plays: 3,
      succeeded: 2,
      characters: 40,
      engines: [
        { engine: 'browser', plays: 2, succeeded: 2 },
        { engine: 'elevenlabs', plays: 1, succeeded: 0 },
      ],
      sections: [
        { section: 'goals', plays: 2 },
        { section: 'wallet', plays: 1 },
      ],
      troubles: [
        { trouble: 'quota', plays: 1 },
        { trouble: 'unavailable', plays: 1 },
      ],
    });
  });

  it('is everybody’s for super administrators with ten sections, and one’s own for others with five', async () => {
    const adult = anAdult();
    for (const section of speechSections) await plays(adult, { section });
    const [everybodys, own] = [await stats(administrator), await stats(adult)];
    expect(everybodys.isEverybodys).toBe(true);
    expect(everybodys.sections).toHaveLength(10);
    expect(everybodys.plays).toBeGreaterThan(12);
    expect(own.plays).toBe(12);
    expect(own.sections).toHaveLength(5);
    expect((await stats(anAdult())).plays).toBe(0);
  });

  it('is looked at over the last thirty days unless others are asked for', async () => {
    const adult = anAdult();
    await plays(adult);
    await scene.service
      .em()
      .execute(`update speech.tts_usage_stats set created_at = created_at - interval '40 days' where user_id = ?`, [
        adult.adultId,
      ]);
    const { from, to, plays: lately } = await stats(adult);
    expect(lately).toBe(0);
    expect((Date.parse(to) - Date.parse(from)) / 86_400_000).toBe(29);
    const since = new Date(Date.parse(to) - 60 * 86_400_000).toISOString().slice(0, 10);
    expect((await stats(adult, { from: since, to })).plays).toBe(1);
  });

  it.each([
    { from: '2026-05-02', to: '2026-05-01' },
    { from: '2026-01-01', to: '2026-12-01' },
  ])('is not looked at over %o', async (days) => {
    await expect(stats(anAdult(), days)).rejects.toMatchObject({ code: 'invalid_input', fields: [{ field: 'from' }] });
  });
});
