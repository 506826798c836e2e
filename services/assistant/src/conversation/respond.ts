import { childInDanger, respond } from '@alcancia/contracts/assistant';
import type { InputOf, OutputOf } from '@alcancia/contracts/define';
import { type Caller, Handles, householdOf, type Steps, UseCase, type Work } from '@alcancia/server-kit';

import { AiAnswers } from '../answers/ai-answers.client.js';
import { plainAnswer } from '../answers/plain-answer.policy.js';
import type { Asker } from '../askers/asker.policy.js';
import { Askers } from '../askers/askers.client.js';
import { judge } from '../knowledge/answer.policy.js';
import { PublishedKnowledge } from '../knowledge/published-knowledge.store.js';
import { FamilyFigures } from '../lookups/family-figures.client.js';
import { markReached } from '../quotas/quota.policy.js';
import { Memory, type Said } from '../memory/memory.store.js';
import { Quotas } from '../quotas/quotas.store.js';
import { soundsStrained } from '../safety/distress.policy.js';
import { isFitForChildren } from '../safety/fit-for-children.policy.js';
import { helpLinesOf } from '../safety/help-lines.policy.js';
import { soundsOfDanger } from '../safety/risk.policy.js';
import { words } from '../words/answers.js';
import { figuresSaid, ownFiguresSaid } from './figures-said.js';

type Output = OutputOf<typeof respond>;
type Figure = 'questionsAnswered' | 'questionsAnsweredByAi' | 'questionsUnanswered';

const figureOf: Readonly<Record<Output['kind'], Figure | null>> = {
  verified: 'questionsAnswered',
  suggestions: 'questionsAnswered',
  'looked-up': 'questionsAnswered',
  ai: 'questionsAnsweredByAi',
  limit: 'questionsUnanswered',
  fallback: 'questionsUnanswered',
  calm: null,
};

/** A question, with who asks it. */
interface Asked {
  readonly caller: Caller;
  readonly asker: Asker;
  readonly question: string;
  readonly steps: Steps;
}

/**
 * Who may be in danger hears whom to call. Then verified knowledge answers or offers what may be meant, own figures are
 * looked up, and what is left the AI answers, within the quota of the plan (G30). A child asks only where it may.
 */
@UseCase()
export class Respond {
  constructor(
    private readonly askers: Askers,
    private readonly knowledge: PublishedKnowledge,
    private readonly figures: FamilyFigures,
    private readonly quotas: Quotas,
    private readonly ai: AiAnswers,
    private readonly memory: Memory,
  ) {}

  @Handles(respond)
  async execute(
    caller: Caller,
    { mode, question, hasOfferedCalm }: InputOf<typeof respond>,
    steps: Steps,
  ): Promise<Output> {
    const asked = { caller, asker: await this.askers.of(caller, steps), question, steps };
    if (soundsOfDanger(question)) return this.help(asked);
    // Who breathes hears nothing of money or plans.
    if (mode === 'respira') return { kind: 'fallback', message: words.breathe };
    if (!hasOfferedCalm && soundsStrained(question)) return { kind: 'calm', question };
    const answer = (await this.known(asked)) ?? (await this.askAi(asked));
    const figure = figureOf[answer.kind];
    if (figure)
      await steps.step('count', (work) =>
        this.remember(asked, { mode, question, answer: keptOf(answer) }, figure, work),
      );
    return answer;
  }

  /** Counts the question and keeps it for whoever asked. What was taken back while the answer was on its way is not kept, and not told. */
  private async remember({ caller }: Asked, said: Said, figure: Figure, work: Work): Promise<void> {
    await this.memory.lock(work, caller.userId);
    await this.askers.mustStillAsk(caller, work);
    work.count(figure);
    if (caller.session.role !== 'super_admin') await this.memory.keep(work, caller.userId, said);
  }

  /** Whom to call; the guardians of a child hear that it needs them, and not what it wrote. */
  private async help({ caller, asker, steps }: Asked): Promise<Output> {
    if (asker.kind === 'child') {
      const { childId, familyId } = asker;
      await steps.step('tell', async (work) => work.publish(childInDanger, { childId, familyId }));
    }
    return { kind: 'fallback', message: words[asker.kind].danger(helpLinesOf(zoneOf(caller))) };
  }

  /** Without the AI; null where only it could answer. */
  private async known(asked: Asked): Promise<Output | null> {
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

  /** One use of the quota for one answer: taken before, given back where there is none. */
  private async askAi(asked: Asked): Promise<Output> {
    const { caller, asker, steps } = asked;
    const said = words[asker.kind];
    if (!this.ai.isThere) return { kind: 'fallback', message: said.unknown };
    const useId = steps.intentId;
    const familyId = asker.kind === 'child' ? asker.familyId : householdOf(caller.session);
    const use = await steps.step('take', (work) => this.quotas.take(work, useId, familyId));
    if (!('used' in use)) return { kind: 'limit', message: said.limit(use.most) };
    const text = plainAnswer(await this.written(asked));
    const isUnfit = asker.kind === 'child' && !isFitForChildren(text);
    if (text === '' || isUnfit) {
      await steps.step('give-back', (work) => this.quotas.giveBack(work, useId));
      return { kind: 'fallback', message: isUnfit && text !== '' ? words.child.unfit : said.aiAway };
    }
    await steps.step('keep', (work) => this.quotas.keep(work, useId));
    const { used, most } = use;
    // How much of the plan is left is for adults to hear.
    const warnsAt = asker.kind === 'child' ? null : markReached(used, most);
    return { kind: 'ai', text, usage: { used, most, warnsAt } };
  }

  /** Empty where the provider does not answer. */
  private written({ caller, asker, question }: Asked): Promise<string> {
    const children = Object.keys(caller.session.children).length;
    const asks =
      asker.kind === 'child'
        ? ({ role: 'niño', ages: asker.age, question } as const)
        : ({ role: 'adulto', children, question } as const);
    return this.ai.write(asks).catch(() => '');
  }
}

const zoneOf = ({ session }: Caller): string | null => Object.values(session.children)[0]?.timeZone ?? null;

/** What of an answer is kept; null: it only offers something. */
function keptOf(answer: Output): Said['answer'] {
  switch (answer.kind) {
    case 'verified':
      return { source: 'kb', content: answer.answerHtml };
    case 'ai':
      return { source: 'ia', content: answer.text };
    case 'looked-up':
    case 'limit':
    case 'fallback':
      return { source: 'plain', content: answer.message };
    case 'suggestions':
    case 'calm':
      return null;
  }
}
