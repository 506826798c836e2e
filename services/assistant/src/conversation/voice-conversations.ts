import { SqlEntityManager } from '@mikro-orm/sql';
import { Inject, Injectable, type OnModuleDestroy } from '@nestjs/common';

import { voiceLineOf, voiceSaid } from '@alcancia/contracts/assistant';
import {
  BUS,
  type Bus,
  Caller,
  Failure,
  failure,
  householdOf,
  type JobRun,
  LOG,
  type Logger,
  type RequestMessage,
  type Stop,
  TRANSACTIONS,
} from '@alcancia/server-kit';

import { plainAnswer } from '../answers/plain-answer.policy.js';
import type { Asker } from '../askers/asker.policy.js';
import { Askers } from '../askers/askers.client.js';
import { Memory } from '../memory/memory.store.js';
import { Quotas, type TakenUse } from '../quotas/quotas.store.js';
import type { Spoken } from '../voice/realtime-line.client.js';
import { Realtime } from '../voice/realtime.client.js';
import { voiceConnectionLimits as limits } from '../voice/voice.limits.js';
import { Answering } from './answering.js';
import { VoiceConversation } from './voice-conversation.js';
import { VoiceUses } from './voice-uses.js';

/** How long the last words of a conversation that is over wait to be heard, in milliseconds. */
const lastWordsMs = 5_000;

/** The conversations by voice that this process holds, each with a line of its own on the bus. */
@Injectable()
export class VoiceConversations implements OnModuleDestroy {
  private readonly open = new Set<VoiceConversation>();

  constructor(
    private readonly answering: Answering,
    private readonly askers: Askers,
    private readonly memory: Memory,
    private readonly quotas: Quotas,
    private readonly realtime: Realtime,
    private readonly em: SqlEntityManager,
    @Inject(BUS) private readonly bus: Pick<Bus, 'serve'>,
    @Inject(TRANSACTIONS) private readonly run: JobRun,
    @Inject(LOG) private readonly log: Logger,
  ) {}

  onModuleDestroy(): void {
    for (const conversation of this.open) conversation.end();
  }

  /** Whether there is anybody to speak with at all. */
  get canBegin(): boolean {
    return this.realtime.isThere;
  }

  /** Begins it, or answers what the month's quota was where it is used up. Throws `unavailable` where nobody can be spoken with. */
  async begin(
    caller: Caller,
    asker: Asker,
    voiceId: string,
  ): Promise<{ readonly isOpen: true } | { readonly isOpen: false; readonly most: number }> {
    if (this.open.size >= limits.atOnce) throw failure('unavailable');
    const familyId = asker.kind === 'child' ? asker.familyId : householdOf(caller.session);
    const uses = new VoiceUses(this.quotas, this.run, familyId);
    const first = await uses.take();
    if (isUsedUp(first)) return { isOpen: false, most: first.most };
    const before = await this.saidBefore(caller);
    const hold: { stop?: Stop } = {};
    const conversation = new VoiceConversation(
      {
        caller,
        asker,
        answering: this.answering,
        uses,
        run: this.run,
        em: this.em,
        log: this.log,
        mustStill: (now) => this.mustStill(now),
      },
      () => this.over(conversation, hold),
    );
    this.open.add(conversation);
    try {
      hold.stop = await this.bus.serve(new Map([[voiceLineOf(voiceId), (said) => this.take(conversation, said)]]));
      conversation.speakOver(await this.realtime.open({ ages: conversation.ages, before }, conversation));
    } catch (error) {
      conversation.end();
      throw error;
    }
    return { isOpen: true };
  }

  private over(conversation: VoiceConversation, hold: { readonly stop?: Stop }): void {
    this.open.delete(conversation);
    setTimeout(() => void hold.stop?.(), lastWordsMs).unref();
  }

  private async take(conversation: VoiceConversation, { input, caller, origin, correlationId }: RequestMessage) {
    try {
      const said = voiceSaid.safeParse(input);
      if (!said.success) throw failure('invalid_input');
      const messages = await conversation.take(said.data, new Caller(caller, origin));
      return { ok: true as const, data: (await messages?.listen()) ?? null, isReplayed: false };
    } catch (error) {
      const refusal = error instanceof Failure ? error : failure('internal');
      return { ok: false as const, error: refusal.toWire(correlationId) };
    }
  }

  private async mustStill(caller: Caller): Promise<void> {
    if (!caller.isChild) return;
    await this.run.transaction(async (work) => {
      await this.askers.mustStillAsk(caller, work);
      await this.askers.mustStillSpeak(caller, work);
    });
  }

  /** What was said a moment ago, by voice or in writing: a conversation that was cut goes on from there. */
  private async saidBefore({ userId }: Caller): Promise<Spoken[]> {
    const since = Date.now() - limits.rememberedMs;
    return (await this.memory.of({ em: this.em }, userId))
      .filter(({ at }) => Date.parse(at) > since)
      .slice(-limits.remembered)
      .map(({ by, content }) => ({ by, text: plainAnswer(content) }));
  }
}

const isUsedUp = (use: TakenUse | null): use is { readonly most: number } => use !== null && !('used' in use);
