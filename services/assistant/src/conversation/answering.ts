import { Injectable } from '@nestjs/common';

import { type AssistantMode, childInDanger, type respond } from '@alcancia/contracts/assistant';
import type { OutputOf } from '@alcancia/contracts/define';
import type { Caller, Steps, Work } from '@alcancia/server-kit';

import type { Asker } from '../askers/asker.policy.js';
import { Askers } from '../askers/askers.client.js';
import { judge } from '../knowledge/answer.policy.js';
import { PublishedKnowledge } from '../knowledge/published-knowledge.store.js';
import { FamilyFigures } from '../lookups/family-figures.client.js';
import { Memory, type Said } from '../memory/memory.store.js';
import { soundsStrained } from '../safety/distress.policy.js';
import { helpLinesOf } from '../safety/help-lines.policy.js';
import { soundsOfDanger } from '../safety/risk.policy.js';
import { words } from '../words/answers.js';
import { figuresSaid, ownFiguresSaid } from './figures-said.js';
import { Proposing } from './proposing.js';

export type Answer = OutputOf<typeof respond>;
/** An answer as far as it is kept. */
export type Given = Exclude<Answer, { kind: 'ai' }> | { readonly kind: 'ai'; readonly text: string };
type Figure = 'questionsAnswered' | 'questionsAnsweredByAi' | 'questionsUnanswered';

const figureOf: Readonly<Record<Answer['kind'], Figure | null>> = {
  verified: 'questionsAnswered',
  suggestions: 'questionsAnswered',
  'looked-up': 'questionsAnswered',
  proposal: 'questionsAnswered',
  ai: 'questionsAnsweredByAi',
  limit: 'questionsUnanswered',
  fallback: 'questionsUnanswered',
  calm: null,
};

/** A question, with who asks it. */
export interface Asked {
  readonly caller: Caller;
  readonly asker: Asker;
  readonly mode: AssistantMode;
  readonly question: string;
  readonly steps: Pick<Steps, 'em' | 'step'>;
  /** It was said, not written: keeping it takes the permission for the voice, too. */
  readonly isSpoken: boolean;
  readonly hasOfferedCalm: boolean;
}

/** What is answered without the AI, and what is kept of every answer. */
@Injectable()
export class Answering {
  constructor(
    private readonly askers: Askers,
    private readonly knowledge: PublishedKnowledge,
    private readonly figures: FamilyFigures,
    private readonly memory: Memory,
    private readonly proposing: Proposing,
  ) {}

  /**
   * Who may be in danger hears whom to call; who breathes hears nothing of money or plans; who sounds strained is offered a
   * moment of breathing. What is to be done is proposed. Then verified knowledge answers or offers what may be meant, or
   * own figures are looked up. `isKept`: it is to be remembered. Null where only the AI could answer (G30).
   */
  async withoutAi(asked: Asked): Promise<{ readonly answer: Answer; readonly isKept: boolean } | null> {
    const { question, mode, hasOfferedCalm } = asked;
    if (soundsOfDanger(question)) return { answer: await this.help(asked), isKept: false };
    if (mode === 'respira') return { answer: { kind: 'fallback', message: words.breathe }, isKept: false };
    if (!hasOfferedCalm && soundsStrained(question)) return { answer: { kind: 'calm', question }, isKept: false };
    const answer = (await this.proposing.of(asked)) ?? (await this.known(asked));
    return answer && { answer, isKept: true };
  }

  /** Counts the question and keeps it for whoever asked. What was taken back while the answer was on its way is not kept, and not told. */
  async remember(asked: Asked, answer: Given): Promise<void> {
    const figure = figureOf[answer.kind];
    if (figure) await asked.steps.step('count', (work) => this.keep(asked, keptOf(answer), figure, work));
  }

  private async keep(
    { caller, mode, question, isSpoken }: Asked,
    answer: Said['answer'],
    figure: Figure,
    work: Work,
  ): Promise<void> {
    await this.memory.lock(work, caller.userId);
    await this.askers.mustStillAsk(caller, work);
    if (isSpoken) await this.askers.mustStillSpeak(caller, work);
    work.count(figure);
    if (caller.session.role !== 'super_admin')
      await this.memory.keep(work, caller.userId, { mode, question, answer, isSpoken });
  }

  /** Whom to call; the guardians of a child hear that it needs them, and not what it wrote. */
  private async help({ caller, asker, steps }: Asked): Promise<Answer> {
    if (asker.kind === 'child') {
      const { childId, familyId } = asker;
      await steps.step('tell', async (work) => work.publish(childInDanger, { childId, familyId }));
    }
    return { kind: 'fallback', message: words[asker.kind].danger(helpLinesOf(zoneOf(caller))) };
  }

  private async known(asked: Asked): Promise<Answer | null> {
    const { asker, question, steps } = asked;
    const { entries, similarity } = await this.knowledge.for(asker.age, steps);
    const verdict = judge(similarity, question);
    if (verdict.kind === 'own-numbers') {
      const message = await this.figuresFor(asked);
      return message === null
        ? { kind: 'fallback', message: words[asker.kind].ownNumbers }
        : { kind: 'looked-up', message };
    }
    if (verdict.kind === 'suggest')
      return { kind: 'suggestions', suggestions: verdict.found.flatMap(({ id }) => entries.get(id)?.question ?? []) };
    const entry = verdict.kind === 'answer' ? entries.get(verdict.found.id) : undefined;
    if (verdict.kind === 'unknown' || !entry) return null;
    const { answerHtml, intent } = entry;
    return { kind: 'verified', answerHtml, intent, similarity: verdict.found.similarity };
  }

  private async figuresFor({ caller, asker, question }: Asked): Promise<string | null> {
    if (asker.kind === 'adult') {
      const today = await this.figures.today(caller);
      return today && figuresSaid(question, today);
    }
    const own = await this.figures.ofChild(caller, asker.childId);
    return own && ownFiguresSaid(question, own);
  }
}

const zoneOf = ({ session }: Caller): string | null => Object.values(session.children)[0]?.timeZone ?? null;

/** What of an answer is kept; null: it only offers something. */
function keptOf(answer: Given): Said['answer'] {
  switch (answer.kind) {
    case 'verified':
      return { source: 'kb', content: answer.answerHtml };
    case 'ai':
      return { source: 'ia', content: answer.text };
    case 'looked-up':
    case 'proposal':
    case 'limit':
    case 'fallback':
      return { source: 'plain', content: answer.message };
    case 'suggestions':
    case 'calm':
      return null;
  }
}
