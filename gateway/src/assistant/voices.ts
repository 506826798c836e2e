import { Injectable } from '@nestjs/common';

import { openVoice } from '@alcancia/contracts/assistant';
import type { Caller } from '@alcancia/server-kit';

import { Limits } from '../access/limits.js';
import { ServiceGuard } from '../bus/service-guard.js';
import { Parts } from '../gateway-parts.js';
import type { AssistantVisit } from './assistant-visit.js';
import { VoiceCall } from './voice-call.js';

/** Who speaks now; null once it may not any more. */
type WhoSpeaks = () => Promise<Caller | null>;

/** Conversations by voice: the first sound on a socket begins one, and its end leaves the socket as it was. */
@Injectable()
export class Voices {
  constructor(
    private readonly services: ServiceGuard,
    private readonly limits: Limits,
    private readonly parts: Parts,
  ) {}

  hear(visit: AssistantVisit, sound: string, whoSpeaks: WhoSpeaks): void {
    visit.voice ??= this.begin(visit, whoSpeaks);
    visit.voice.append(sound);
  }

  hangUp(visit: AssistantVisit): void {
    visit.voice?.hangUp();
  }

  private begin(visit: AssistantVisit, whoSpeaks: WhoSpeaks): VoiceCall {
    const call = new VoiceCall({
      services: this.services,
      bus: this.parts.bus,
      tell: (heard) => visit.tell(heard),
      caller: whoSpeaks,
      whenOver: () => {
        if (visit.voice === call) visit.voice = null;
      },
    });
    this.open(call, whoSpeaks).catch((error: unknown) => call.fail(error));
    return call;
  }

  private async open(call: VoiceCall, whoSpeaks: WhoSpeaks): Promise<void> {
    const caller = await whoSpeaks();
    if (!caller) return call.hangUp();
    caller.mustFit(openVoice);
    await this.limits.allowRequest(openVoice, caller);
    await call.open(caller);
  }
}
