import type { AgeRange, VoiceSaid } from '@alcancia/contracts/assistant';
import { questionLength, talkLimits } from '@alcancia/contracts/assistant-limits';
import { type Caller, Failure, failure, type JobRun, type Logger } from '@alcancia/server-kit';

import { plainAnswer } from '../answers/plain-answer.policy.js';
import type { Asker } from '../askers/asker.policy.js';
import { isFitForChildren } from '../safety/fit-for-children.policy.js';
import type { RealtimeEars, RealtimeLine } from '../voice/realtime-line.client.js';
import { msOf } from '../voice/sound.policy.js';
import { words } from '../words/answers.js';
import type { Answer, Answering, Asked } from './answering.js';
import { VoiceMessages } from './voice-messages.js';
import type { VoiceUses } from './voice-uses.js';

/** How often it is asked whether the conversation may go on, in milliseconds: it ends within a second (G41). */
const looksEveryMs = 300;
/** Nobody listens any more: the gateway is gone. In milliseconds. */
const unheardMs = 10_000;

export interface VoiceParts {
  readonly caller: Caller;
  readonly asker: Asker;
  readonly answering: Answering;
  readonly uses: VoiceUses;
  readonly run: JobRun;
  readonly em: Asked['steps']['em'];
  readonly log: Logger;
  /** Throws a `forbidden` once the conversation may no longer go on. */
  readonly mustStill: (caller: Caller) => Promise<void>;
}

/** What the AI is saying. `held`: sound that a child does not hear before all of it is known to be fit. */
interface Saying {
  readonly asked: Asked;
  readonly held: string[];
  words: string;
  isHeard: boolean;
  isInterrupted: boolean;
}

/**
 * One conversation by voice. What was said is answered as what was written is: whom to call, verified knowledge and own
 * figures first; only what is left the AI answers, aloud. Sound is passed on and never kept. A child hears nothing of the
 * AI before the whole answer was looked at (G30).
 */
export class VoiceConversation implements RealtimeEars {
  readonly messages = new VoiceMessages();
  private caller: Caller;
  private line: RealtimeLine | null = null;
  private saying: Saying | null = null;
  /** Counts what was said: an answer to what was said before is not told any more. */
  private turn = 0;
  private hasOfferedCalm = false;
  private isOver = false;
  private saidAt = performance.now();
  private readonly begunAt = performance.now();
  private readonly watch = setInterval(() => void this.look(), looksEveryMs).unref();

  constructor(
    private readonly parts: VoiceParts,
    private readonly whenOver: () => void,
  ) {
    this.caller = parts.caller;
  }

  get ages(): AgeRange {
    return this.parts.asker.age;
  }

  speakOver(line: RealtimeLine): void {
    this.line = line;
    if (this.isOver) line.close();
  }

  /** What its gateway says, for whoever opened it alone. */
  async take(said: VoiceSaid, caller: Caller): Promise<VoiceMessages | null> {
    if (caller.session.sessionId !== this.caller.session.sessionId) throw failure('not_found');
    this.caller = caller;
    if (said.kind === 'listen') return this.messages;
    if (said.kind === 'hang-up') this.end();
    else this.hear(said.sounds);
    return null;
  }

  speechStarted(): void {
    this.turn += 1;
    this.messages.tell({ kind: 'speech', isStarting: true });
    if (!this.saying) return;
    this.saying.isInterrupted = true;
    // A child hears nothing before the whole of it is there.
    this.line?.interrupt(this.parts.asker.kind === 'adult');
  }

  speechStopped(voiceMs: number): void {
    this.parts.uses.add(voiceMs);
    this.messages.tell({ kind: 'speech', isStarting: false });
  }

  understood(heard: string | null): void {
    const turn = (this.turn += 1);
    if (heard === null) return this.say({ kind: 'fallback', message: words[this.parts.asker.kind].notUnderstood });
    const question = heard.replaceAll(/\s+/g, ' ').trim().slice(0, questionLength);
    // A noise is no question.
    if (question === '') return this.messages.tell({ kind: 'answered' });
    this.messages.tell({ kind: 'understood', text: question }, { kind: 'answering' });
    this.carryOn(this.answer(turn, question));
  }

  audio(sound: string): void {
    const { saying, parts } = this;
    if (!saying) return;
    parts.uses.add(msOf(sound));
    if (parts.asker.kind === 'child') saying.held.push(sound);
    else this.messages.tell({ kind: 'sound', sound });
    if (saying.isHeard) return;
    saying.isHeard = true;
    this.carryOn(this.pay());
  }

  words(said: string): void {
    if (this.saying) this.saying.words += said;
  }

  answered(isWhole: boolean): void {
    const { saying } = this;
    this.saying = null;
    if (saying) this.carryOn(this.finish(saying, isWhole));
  }

  gone(): void {
    this.messages.tell({ kind: 'cut' });
    this.end();
  }

  end(): void {
    if (this.isOver) return;
    this.isOver = true;
    this.saying = null;
    clearInterval(this.watch);
    this.line?.close();
    this.messages.end();
    this.parts.uses
      .giveBack()
      .catch((error: unknown) => this.parts.log.error({ err: error }, 'a use was not given back'));
    this.whenOver();
  }

  private hear(sounds: readonly string[]): void {
    this.saidAt = performance.now();
    for (const sound of sounds) this.line?.hear(sound);
  }

  private async answer(turn: number, question: string): Promise<void> {
    const asked = this.askedNow(question);
    const known = await this.parts.answering.withoutAi(asked);
    const use = known ? null : await this.parts.uses.take();
    if (turn !== this.turn || this.isOver) return;
    const limit = use && !('used' in use) ? words[asked.asker.kind].limit(use.most) : null;
    if (!known && limit === null) {
      this.saying = { asked, held: [], words: '', isHeard: false, isInterrupted: false };
      return this.line?.respond();
    }
    const answer: Answer = known?.answer ?? { kind: 'limit', message: limit ?? '' };
    if (known?.isKept !== false) await this.parts.answering.remember(asked, answer);
    this.hasOfferedCalm ||= answer.kind === 'calm';
    this.say(answer);
  }

  private askedNow(question: string): Asked {
    const { asker, em, run } = this.parts;
    const steps: Asked['steps'] = { em, step: (_name, body) => run.transaction(body) };
    return {
      caller: this.caller,
      asker,
      mode: 'guia',
      question,
      steps,
      isSpoken: true,
      hasOfferedCalm: this.hasOfferedCalm,
    };
  }

  /** Says what is not the AI's; the AI is told of it, so that it knows what was talked about. */
  private say(answer: Answer): void {
    const text = textOf(answer);
    if (text !== '') this.line?.note({ by: 'assistant', text });
    this.messages.tell({ kind: 'answer', answer }, { kind: 'answered' });
  }

  /** How much of the plan is left is for adults to hear. */
  private async pay(): Promise<void> {
    const use = await this.parts.uses.keep({ tellsMark: this.parts.asker.kind === 'adult' });
    if (use?.mark) this.messages.tell({ kind: 'near-limit', used: use.used, most: use.most });
  }

  private async finish({ asked, held, words: said, isHeard, isInterrupted }: Saying, isWhole: boolean): Promise<void> {
    const text = plainAnswer(said);
    const isChild = asked.asker.kind === 'child';
    if (isChild && isInterrupted) return this.messages.tell({ kind: 'said', text: '' }, { kind: 'answered' });
    const isUnfit = isChild && (!isWhole || !isFitForChildren(text));
    if (text === '' || !isHeard || isUnfit) {
      if (!isHeard) await this.parts.uses.giveBack();
      if (isInterrupted) return this.messages.tell({ kind: 'answered' });
      const message = isUnfit && text !== '' && isWhole ? words.child.unfit : words[asked.asker.kind].aiAway;
      await this.parts.answering.remember(asked, { kind: 'fallback', message });
      return this.say({ kind: 'fallback', message });
    }
    await this.parts.answering.remember(asked, { kind: 'ai', text });
    if (isChild) this.messages.tell(...held.map((sound) => ({ kind: 'sound', sound }) as const));
    this.messages.tell({ kind: 'said', text }, { kind: 'answered' });
  }

  private async look(): Promise<void> {
    const now = performance.now();
    if (now - this.begunAt > talkLimits.longestMs) {
      this.say({ kind: 'fallback', message: words[this.parts.asker.kind].longTalk });
      return this.end();
    }
    if (now - this.saidAt > talkLimits.silenceMs || now - this.messages.listenedAt > unheardMs) return this.end();
    // A database that is away for a moment ends nothing: nothing is kept without asking once more.
    await this.parts.mustStill(this.caller).catch((error: unknown) => isForbidden(error) && this.refuse(error));
  }

  /** Something that runs beside: where it may not go on, nothing does. */
  private carryOn(work: Promise<unknown>): void {
    work.catch((error: unknown) => this.refuse(error));
  }

  private refuse(error: unknown): void {
    if (this.isOver) return;
    if (isForbidden(error)) {
      const code = error.code === 'voice_not_allowed' ? error.code : 'assistant_not_allowed';
      this.messages.tell({ kind: 'refused', code });
      return this.end();
    }
    this.parts.log.error({ code: error instanceof Failure ? error.code : 'internal' }, 'a voice was not answered');
    this.say({ kind: 'fallback', message: words[this.parts.asker.kind].aiAway });
  }
}

const isForbidden = (error: unknown): error is Failure => error instanceof Failure && error.kind === 'forbidden';

/** What of an answer the AI is told, as text. */
function textOf(answer: Answer): string {
  if (answer.kind === 'verified') return plainAnswer(answer.answerHtml);
  return 'message' in answer ? answer.message : '';
}
