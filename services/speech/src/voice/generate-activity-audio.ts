import type { InputOf, OutputOf } from '@alcancia/contracts/define';
import { generateActivityAudio, type SpeechTrouble } from '@alcancia/contracts/speech';
import { type Caller, Consents, Handles, householdOf, type Steps, UseCase } from '@alcancia/server-kit';

import { type Listener, listenerOf } from '../permissions/listener.policy.js';
import { SpeechPermissions } from '../permissions/speech-permissions.store.js';
import { defaultVoice } from '../provider/provider.limits.js';
import { type Saying, SpeechProvider } from '../provider/speech-provider.client.js';
import { SpeechSettingsStore } from '../settings/speech-settings.store.js';
import { sectionVoice } from './section-voice.policy.js';
import { SpokenCharacters } from './spoken-characters.store.js';
import { hashOf, SpokenTexts } from './spoken-texts.store.js';

type Input = InputOf<typeof generateActivityAudio>;
type Output = OutputOf<typeof generateActivityAudio>;

const withoutSound = (error: SpeechTrouble): Output => ({ success: false, error, audio_data: null });
const heard = (bytes: Uint8Array): Output => ({
  success: true,
  error: null,
  audio_data: Buffer.from(bytes).toString('base64'),
});

/** A text as sound: kept already, or by the provider within the plan's characters, which are taken before and given back. */
@UseCase()
export class GenerateActivityAudio {
  constructor(
    private readonly permissions: SpeechPermissions,
    private readonly settings: SpeechSettingsStore,
    private readonly consents: Consents,
    private readonly characters: SpokenCharacters,
    private readonly texts: SpokenTexts,
    private readonly provider: SpeechProvider,
  ) {}

  @Handles(generateActivityAudio)
  async execute(caller: Caller, { text, section, voice_id }: Input, steps: Steps): Promise<Output> {
    const isTried = voice_id !== undefined;
    const may = await this.permissions.must(caller, steps, ...(isTried ? (['edit_elevenlabs_voice'] as const) : []));
    const general = await this.settings.general(steps);
    const own = await this.settings.section(steps, section);
    const { isOn, engine } = sectionVoice(general, own, may);
    if (!isTried && (!isOn || engine === 'browser')) return withoutSound('off');
    const listener = listenerOf(caller);
    if (listener.role === 'child' && !(await this.consents.mayBeDone(steps.em, listener.id, 'assistant')))
      return withoutSound('not_allowed');
    const voice = voice_id ?? own.providerVoice ?? general.providerVoice ?? defaultVoice;
    const saying = { text, voice, model: general.providerModel };
    const kept = await this.texts.find(listener, hashOf(saying));
    if (kept) return heard(kept);
    const answer = await this.spoken(caller, listener, saying, steps);
    await steps.step('count', async (work) => work.count(answer.success ? 'textsSpoken' : 'textsNotSpoken'));
    return answer;
  }

  private async spoken(caller: Caller, listener: Listener, saying: Saying, steps: Steps): Promise<Output> {
    if (!this.provider.isThere) return withoutSound('unavailable');
    const useId = steps.intentId;
    const familyId = listener.role === 'child' ? caller.familyOf(listener.id) : householdOf(caller.session);
    const length = saying.text.length;
    const isTaken = await steps.step('take', (work) => this.characters.take(work, useId, familyId, length));
    if (!isTaken) return withoutSound('quota');
    const sound = await this.provider.say(saying);
    if ('trouble' in sound) {
      await steps.step('give-back', (work) => this.characters.giveBack(work, useId));
      return withoutSound(sound.trouble);
    }
    const hash = hashOf(saying);
    await steps.step('keep', async (work) => {
      await this.characters.keep(work, useId);
      await this.texts.note(work, listener, hash);
      return null;
    });
    await this.texts.put(listener, hash, sound.bytes);
    return heard(sound.bytes);
  }
}
