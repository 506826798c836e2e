const generating = {
  file: 'services/speech/src/voice/generate-activity-audio.ts',
  proof: 'services/speech/src/voice/generate-activity-audio.int.spec.ts',
};
const characters = { file: 'services/speech/src/voice/spoken-characters.store.ts', proof: generating.proof };
const settings = 'services/speech/src/settings/speech-settings.int.spec.ts';
const reading = { file: 'frontends/kit/src/sound/read-aloud.ts', proof: 'frontends/kit/src/sound/use-speech.spec.tsx' };

/** What speech keeps to, whoever listens. */
export const sabotagesOfSpeech = {
  'what of a child goes to the provider': {
    ...generating,
    from: "if (listener.role === 'child' && !(await this.consents.mayBeDone(steps.em, listener.id, 'assistant')))",
    to: 'if (false)',
    noticedBy: 'goes to the provider only while its owner allows it',
  },
  'that the provider is asked once': {
    ...generating,
    from: 'if (kept) return heard(kept);',
    to: '',
    noticedBy: 'counts its characters once',
  },
  'the characters of a plan': {
    ...characters,
    from: 'if (used + characters > charactersOf(plan?.max_children ?? null)) return false;',
    to: '',
    noticedBy: 'are spoken to the last one',
  },
  'characters that are given back': {
    ...characters,
    from: 'delete from speech.spoken_characters where id = ? and not is_spoken',
    to: 'delete from speech.spoken_characters where id = ? and is_spoken and false',
    noticedBy: 'are given back where nothing was spoken',
  },
  'that sound is sound': {
    file: 'services/speech/src/provider/speech-provider.client.ts',
    proof: generating.proof,
    from: "if (!isMpeg(bytes)) throw failure('unavailable');",
    to: '',
    noticedBy: 'because it answers with a page',
  },
  'who may try voices': {
    ...generating,
    from: "...(isTried ? (['edit_elevenlabs_voice'] as const) : [])",
    to: '',
    noticedBy: 'in a voice to try is for those who choose the voice',
  },
  'which right the engine takes': {
    file: 'services/speech/src/settings/save-speech-settings.ts',
    proof: settings,
    from: "['edit_global_engine' as const]",
    to: '[]',
    noticedBy: 'edit_global_engine of an adult',
  },
  'what a child is never given': {
    file: 'services/speech/src/permissions/switch-speech-permission.ts',
    proof: settings,
    from: "if (isEnabled && !mayBeGiven(role, right)) throw failure('speech_right_of_adults');",
    to: '',
    noticedBy: 'edit_global_engine of a child is given to none',
  },
  'that nobody hears what it cannot silence': {
    file: 'services/speech/src/voice/section-voice.policy.ts',
    proof: settings,
    from: "isOn: isOn && may.includes('mute_voice'),",
    to: 'isOn,',
    noticedBy: 'a role that may not silence the voice',
  },
  'whose playbacks are seen': {
    file: 'services/speech/src/usage/read-speech-stats.ts',
    proof: 'services/speech/src/usage/speech-stats.int.spec.ts',
    from: 'userId: isEverybodys ? null : ',
    to: 'userId: true ? null : ',
    noticedBy: 'is everybody’s for super administrators',
  },
  'the voice that stands in': {
    ...reading,
    from: "if (typeof bytes === 'string') return bytes;",
    to: "if (typeof bytes === 'string') return null;",
    noticedBy: 'that does not answer leaves it to the browser’s voice',
  },
};
