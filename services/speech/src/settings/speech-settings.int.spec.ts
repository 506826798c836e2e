import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';

import {
  chooseOwnSound,
  generateActivityAudio,
  listSpeechPermissions,
  readSpeechProvider,
  readSpeechSettings,
  readSpeechStats,
  readVoice,
  recordSpeechUse,
  saveSpeechSection,
  saveSpeechSettings,
  speechEdited,
  type SpeechRight,
  speechRights,
  type SpeechRole,
  type SpeechSectionSettings,
  switchSpeechPermission,
} from '@alcancia/contracts/speech';
import { aChild, anAdult } from '@alcancia/server-kit/testing';
import { v7 } from 'uuid';

import { administrator, aText, aVoice, setGeneral, type VoiceScene } from '../../test/a-voice.js';

let scene: VoiceScene;
beforeAll(async () => {
  scene = await aVoice();
});
afterAll(() => scene.stop());

const ask: VoiceScene['service']['ask'] = (...asked) => scene.service.ask(...asked);
const section = async (name: 'goals' | 'wallet' = 'goals') =>
  (await ask(readSpeechSettings, administrator, {})).sections!.find((one) => one.section === name)!;
const setSection = async (change: Partial<SpeechSectionSettings>) =>
  ask(saveSpeechSection, administrator, { ...(await section()), ...change });
const heard = async (caller = anAdult()) =>
  (await ask(readVoice, caller, {})).sections.find((one) => one.section === 'goals')!;
const give = (role: SpeechRole, right: SpeechRight, isEnabled: boolean) =>
  ask(switchSpeechPermission, administrator, { role, right, isEnabled });

describe('as it comes', () => {
  it('browsers speak Spanish at their own pace, as loud as they can, in all twelve sections', async () => {
    const { languageCode, sections } = await ask(readVoice, anAdult(), {});
    expect(languageCode).toBe('es-ES');
    expect(sections).toHaveLength(12);
    for (const one of sections)
      expect(one).toMatchObject({
        isOn: true,
        engine: 'browser',
        browserVoice: null,
        rate: 1,
        pitch: 1,
        voiceVolume: 100,
        effectsVolume: 100,
      });
  });

  it('super administrators may do everything, adults look and silence, children silence (G32)', async () => {
    const { permissions } = await ask(listSpeechPermissions, administrator, {});
    const of = (role: SpeechRole) =>
      permissions.flatMap((one) => (one.role === role && one.isEnabled ? [one.right] : [])).toSorted();
    expect(permissions).toHaveLength(27);
    expect(permissions.map(({ role, group, right }) => `${role} ${group} ${right}`)).toEqual(
      permissions.map(({ role, group, right }) => `${role} ${group} ${right}`).toSorted(),
    );
    expect(of('super_admin')).toEqual([...speechRights].toSorted());
    expect(of('adult')).toEqual(
      [
        'mute_voice',
        'reduce_effects',
        'view_elevenlabs_status',
        'view_general_stats',
        'view_global_settings',
        'view_section_settings',
      ].toSorted(),
    );
    expect(of('child')).toEqual(['mute_voice', 'reduce_effects']);
  });
});

describe('the override of a section comes before the global setting', () => {
  it.each<[string, Partial<SpeechSectionSettings>, object]>([
    ['nothing', {}, { engine: 'browser', rate: 1, voiceVolume: 80 }],
    ['the engine', { engine: 'elevenlabs' }, { engine: 'elevenlabs', voiceVolume: 80 }],
    ['the voice of browsers', { browserVoice: 'Mónica' }, { browserVoice: 'Mónica', engine: 'browser' }],
    ['rate and pitch', { rate: 0.8, pitch: 1.2 }, { rate: 0.8, pitch: 1.2 }],
    ['volumes', { voiceVolume: 0, effectsVolume: 30 }, { voiceVolume: 0, effectsVolume: 30 }],
    ['its audio, off', { isOn: false }, { isOn: false }],
  ])('%s', async (_what, change, expected) => {
    await setGeneral(scene.service, { voiceVolume: 80 });
    const plain = { isOn: true, engine: null, browserVoice: null, rate: null, pitch: null };
    await setSection({ ...plain, voiceVolume: null, effectsVolume: null, providerVoice: null, ...change });
    expect(await heard()).toMatchObject(expected);
  });

  it('also for the provider’s voice', async () => {
    await setSection({ isOn: true, engine: 'elevenlabs', providerVoice: 'EXAVITQu4vr4xnSDxMaL' });
    await ask(generateActivityAudio, anAdult(), { text: aText(), section: 'goals' });
    expect(scene.provider.asked.at(-1)?.path).toContain('/EXAVITQu4vr4xnSDxMaL?');
  });

  it('what somebody else saved meanwhile is not written over', async () => {
    const before = await section();
    await setSection({ rate: 1.5 });
    await expect(ask(saveSpeechSection, administrator, { ...before, rate: 0.5 })).rejects.toMatchObject({
      code: 'changed_before',
    });
  });

  it('is told, with who set it and what it was before', async () => {
    await setSection({ pitch: null });
    await setSection({ pitch: 0.7 });
    expect((await scene.service.published(speechEdited)).at(-1)).toMatchObject({
      byId: administrator.adultId,
      before: { 'goals pitch': null },
      after: { 'goals pitch': '0.7' },
    });
  });
});

describe('each right, taken from a role and given to it', () => {
  const use = { section: 'goals', engine: 'browser', textLength: 5, success: true, trouble: null } as const;
  const visitKey = v7();
  const general = async () => (await ask(readSpeechSettings, administrator, {})).general!;

  /** What is not shown counts as refused. */
  const mustSee = (shown: object | null): void => {
    if (shown === null) throw Object.assign(new Error('not shown'), { code: 'speech_not_permitted' });
  };

  /** What each right opens, tried by an adult. */
  const tries: Readonly<Record<SpeechRight, (adult: ReturnType<typeof anAdult>) => Promise<unknown>>> = {
    view_global_settings: async (adult) => mustSee((await ask(readSpeechSettings, adult, {})).general),
    view_section_settings: async (adult) => mustSee((await ask(readSpeechSettings, adult, {})).sections),
    edit_global_engine: async (adult) => {
      const now = await general();
      return ask(saveSpeechSettings, adult, { ...now, engine: now.engine === 'browser' ? 'elevenlabs' : 'browser' });
    },
    edit_section_engine: async (adult) => {
      const now = await section('wallet');
      return ask(saveSpeechSection, adult, { ...now, isOn: !now.isOn });
    },
    edit_elevenlabs_voice: async (adult) => {
      const now = await general();
      return ask(saveSpeechSettings, adult, { ...now, providerVoice: now.providerVoice === null ? 'abc' : null });
    },
    view_general_stats: (adult) => ask(readSpeechStats, adult, {}),
    view_elevenlabs_status: (adult) => ask(readSpeechProvider, adult, {}),
    mute_voice: (adult) => ask(chooseOwnSound, adult, { mutesVoice: true }),
    reduce_effects: (adult) => ask(chooseOwnSound, adult, { reducesEffects: true }),
  };

  it.each(speechRights)('%s of an adult', async (right) => {
    const adult = anAdult();
    await give('adult', right, false);
    await expect(tries[right](adult)).rejects.toMatchObject({ code: 'speech_not_permitted' });
    await give('adult', right, true);
    await expect(tries[right](adult)).resolves.not.toThrow();
    await give('adult', right, !right.startsWith('edit'));
  });

  it.each(speechRights)('%s of a super administrator', async (right) => {
    await give('super_admin', right, false);
    await expect(tries[right](administrator)).rejects.toMatchObject({ code: 'speech_not_permitted' });
    await give('super_admin', right, true);
    await expect(tries[right](administrator)).resolves.not.toThrow();
  });

  const own: readonly SpeechRight[] = ['mute_voice', 'reduce_effects'];
  it.each(speechRights.filter((right) => !own.includes(right)))('%s of a child is given to none', async (right) => {
    await expect(give('child', right, true)).rejects.toMatchObject({ code: 'speech_right_of_adults' });
  });

  it.each(own)('%s of a child', async (right) => {
    const child = aChild(v7());
    await expect(tries[right](child)).resolves.toEqual({});
    await give('child', right, false);
    await expect(tries[right](child)).rejects.toMatchObject({ code: 'speech_not_permitted' });
    await give('child', right, true);
  });

  it('a child saves no settings, and looks at none', async () => {
    const child = aChild(v7());
    await expect(ask(readSpeechSettings, child, {})).rejects.toMatchObject({ code: 'not_for_this_profile' });
    await expect(ask(readSpeechProvider, child, {})).rejects.toMatchObject({ code: 'not_for_this_profile' });
    await expect(ask(readSpeechStats, child, {})).rejects.toMatchObject({ code: 'speech_not_permitted' });
  });

  it('a role that may not silence the voice is not spoken to', async () => {
    await setSection({ isOn: true });
    await give('child', 'mute_voice', false);
    expect(await heard(aChild(v7()))).toMatchObject({ isOn: false });
    expect(await heard(anAdult())).toMatchObject({ isOn: true });
    await give('child', 'mute_voice', true);
    await ask(recordSpeechUse, aChild(v7()), { ...use, visitKey });
  });
});

describe('one’s own sound', () => {
  it('is silenced for oneself alone, and each switch by itself', async () => {
    const [one, other] = [anAdult(), anAdult()];
    await ask(chooseOwnSound, one, { mutesVoice: true });
    await ask(chooseOwnSound, one, { reducesEffects: true });
    expect((await ask(readVoice, one, {})).own).toEqual({ mutesVoice: true, reducesEffects: true });
    expect((await ask(readVoice, other, {})).own).toEqual({ mutesVoice: false, reducesEffects: false });
    await ask(chooseOwnSound, one, { mutesVoice: false });
    expect((await ask(readVoice, one, {})).own).toEqual({ mutesVoice: false, reducesEffects: true });
  });
});

describe('the provider', () => {
  it('says how its account stands, and its voices to those who choose one', async () => {
    scene.provider.account.used = 1_234;
    expect(await ask(readSpeechProvider, anAdult(), {})).toMatchObject({ state: 'there', used: 1_234, voices: [] });
    const asked = await ask(readSpeechProvider, administrator, {});
    expect(asked.state === 'there' && asked.voices.map(({ name }) => name)).toEqual(['Marimba', 'Xilófono']);
  });

  it('is asked once more where the connection ended, and away only when it ends again', async () => {
    scene.provider.lose(1);
    expect(await ask(readSpeechProvider, anAdult(), {})).toMatchObject({ state: 'there' });
    scene.provider.lose(2);
    expect(await ask(readSpeechProvider, anAdult(), {})).toEqual({ state: 'away' });
  });
});
