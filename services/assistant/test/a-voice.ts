import { randomUUID } from 'node:crypto';

import type { CallerShape } from '@alcancia/contracts/caller';
import { openVoice, type VoiceHeard, voiceHeard, voiceLineOf, type VoiceMessage } from '@alcancia/contracts/assistant';
import { Failure } from '@alcancia/server-kit';
import type { TestService } from '@alcancia/server-kit/testing';
import { spokenSounds } from '@alcancia/testing';

/** Somebody who speaks with the assistant, as the gateway passes it on. */
export class AVoice {
  readonly heard: VoiceMessage[] = [];
  /** When each message was heard, in milliseconds. */
  readonly heardAt: number[] = [];
  isOver = false;
  private waiting: (() => void)[] = [];

  private constructor(
    private readonly service: TestService,
    private readonly caller: CallerShape,
    readonly voiceId: string,
  ) {
    void this.listen();
  }

  static async open(service: TestService, caller: CallerShape): Promise<AVoice> {
    const opened = await service.ask(openVoice, caller, {});
    if (opened.kind !== 'ai') throw new Error(opened.message);
    return new AVoice(service, caller, opened.voiceId);
  }

  /** Says something that takes so long, and is silent after it. */
  async speak(ms = 600): Promise<void> {
    const sounds = spokenSounds(ms);
    for (let at = 0; at < sounds.length; at += 40) await this.say({ kind: 'sound', sounds: sounds.slice(at, at + 40) });
  }

  async say(input: unknown, caller: CallerShape = this.caller): Promise<unknown> {
    const answer = await this.service.bus.request(voiceLineOf(this.voiceId), {
      input,
      caller,
      origin: { address: '127.0.0.1', userAgent: 'test' },
      correlationId: randomUUID(),
      deadlineAt: Date.now() + 5_000,
      idempotencyKey: null,
    });
    if (!answer.ok) throw Failure.fromWire(answer.error);
    return answer.data;
  }

  async hangUp(): Promise<void> {
    await this.say({ kind: 'hang-up' });
    await this.over();
  }

  of<Kind extends VoiceMessage['kind']>(kind: Kind): Extract<VoiceMessage, { kind: Kind }>[] {
    return this.heard.filter((one): one is Extract<VoiceMessage, { kind: Kind }> => one.kind === kind);
  }

  /** Waits until something of this kind was heard so many times. */
  async until(kind: VoiceMessage['kind'], times = 1): Promise<void> {
    while (this.of(kind).length < times) {
      if (this.isOver) throw new Error(`over before ${kind}: ${JSON.stringify(this.heard.map((one) => one.kind))}`);
      await new Promise<void>((resolve) => this.waiting.push(resolve));
    }
  }

  async over(): Promise<void> {
    while (!this.isOver) await new Promise<void>((resolve) => this.waiting.push(resolve));
  }

  /** Speaks and waits for the end of the answer. */
  async ask(ms?: number): Promise<void> {
    const before = this.of('answered').length;
    await this.speak(ms);
    await this.until('answered', before + 1);
  }

  private async listen(): Promise<void> {
    while (!this.isOver) {
      const answered = await this.say({ kind: 'listen' }).catch(() => null);
      const { messages, isOver }: VoiceHeard =
        answered === null ? { messages: [], isOver: true } : voiceHeard.parse(answered);
      this.heard.push(...messages);
      this.heardAt.push(...messages.map(() => performance.now()));
      this.isOver = isOver;
      for (const wake of this.waiting.splice(0)) wake();
    }
  }
}
