import { openVoice } from '@alcancia/contracts/assistant';
import type { InputOf, OutputOf } from '@alcancia/contracts/define';
import { type Caller, Handles, type Steps, UseCase } from '@alcancia/server-kit';

import { Askers } from '../askers/askers.client.js';
import { words } from '../words/answers.js';
import { VoiceConversations } from './voice-conversations.js';

/** Begins a conversation by voice, for a child only where its owner allows the assistant and the voice (G41). */
@UseCase()
export class OpenVoice {
  constructor(
    private readonly askers: Askers,
    private readonly conversations: VoiceConversations,
  ) {}

  @Handles(openVoice)
  async execute(caller: Caller, _input: InputOf<typeof openVoice>, steps: Steps): Promise<OutputOf<typeof openVoice>> {
    const asker = await this.askers.of(caller, steps);
    await this.askers.mustStillSpeak(caller, steps);
    if (!this.conversations.canBegin) return { kind: 'away', message: words[asker.kind].noVoice };
    const voiceId = steps.newId();
    const begun = await this.conversations.begin(caller, asker, voiceId);
    return begun.isOpen ? { kind: 'ai', voiceId } : { kind: 'limit', message: words[asker.kind].limit(begun.most) };
  }
}
