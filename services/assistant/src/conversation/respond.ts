import { respond } from '@alcancia/contracts/assistant';
import type { InputOf, OutputOf } from '@alcancia/contracts/define';
import { type Caller, Handles, type Steps, UseCase } from '@alcancia/server-kit';

import { AiAnswers } from '../answers/ai-answers.client.js';
import { plainAnswer } from '../answers/plain-answer.policy.js';
import { judge } from '../knowledge/answer.policy.js';
import { PublishedKnowledge } from '../knowledge/published-knowledge.store.js';
import { FamilyFigures } from '../lookups/family-figures.client.js';
import { markReached } from '../quotas/quota.policy.js';
import { Quotas } from '../quotas/quotas.store.js';
import { soundsStrained } from '../safety/distress.policy.js';
import { helpLinesOf } from '../safety/help-lines.policy.js';
import { soundsOfDanger } from '../safety/risk.policy.js';
import { words } from '../words/answers.js';
import { figuresSaid } from './figures-said.js';

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

/**
 * Who may be in danger hears whom to call. Then verified knowledge answers or offers what may be meant, the family's own
 * figures are looked up, and what is left the AI answers, within the quota of the plan (G30).
 */
@UseCase()
export class Respond {
  constructor(
    private readonly knowledge: PublishedKnowledge,
    private readonly figures: FamilyFigures,
    private readonly quotas: Quotas,
    private readonly ai: AiAnswers,
  ) {}

  @Handles(respond)
  async execute(
    adult: Caller,
    { mode, question, hasOfferedCalm }: InputOf<typeof respond>,
    steps: Steps,
  ): Promise<Output> {
    if (soundsOfDanger(question)) return { kind: 'fallback', message: words.danger(helpLinesOf(zoneOf(adult))) };
    // Who breathes hears nothing of money or plans.
    if (mode === 'respira') return { kind: 'fallback', message: words.breathe };
    if (!hasOfferedCalm && soundsStrained(question)) return { kind: 'calm', question };
    const answer = (await this.known(adult, steps, question)) ?? (await this.askAi(adult, steps, question));
    const figure = figureOf[answer.kind];
    if (figure) await steps.step('count', async (work) => work.count(figure));
    return answer;
  }

  /** Without the AI; null where only it could answer. */
  private async known(adult: Caller, { em }: Steps, question: string): Promise<Output | null> {
    const { entries, similarity } = await this.knowledge.for('adultos', { em });
    const verdict = judge(similarity, question);
    if (verdict.kind === 'own-numbers') {
      const today = await this.figures.today(adult);
      return today
        ? { kind: 'looked-up', message: figuresSaid(question, today) }
        : { kind: 'fallback', message: words.ownNumbers };
    }
    if (verdict.kind === 'suggest')
      return { kind: 'suggestions', suggestions: verdict.found.flatMap(({ id }) => entries.get(id)?.question ?? []) };
    const entry = verdict.kind === 'answer' ? entries.get(verdict.found.id) : undefined;
    if (verdict.kind === 'unknown' || !entry) return null;
    const { answerHtml, intent } = entry;
    return { kind: 'verified', answerHtml, intent, similarity: verdict.found.similarity };
  }

  /** One use of the quota for one answer: taken before, given back where there is none. */
  private async askAi(adult: Caller, steps: Steps, question: string): Promise<Output> {
    if (!this.ai.isThere) return { kind: 'fallback', message: words.unknown };
    const useId = steps.intentId;
    const use = await steps.step('take', (work) => this.quotas.take(work, useId, householdOf(adult)));
    if (!('used' in use)) return { kind: 'limit', message: words.limit(use.most) };
    const text = plainAnswer(await this.written(adult, question));
    if (text === '') {
      await steps.step('give-back', (work) => this.quotas.giveBack(work, useId));
      return { kind: 'fallback', message: words.aiAway };
    }
    await steps.step('keep', (work) => this.quotas.keep(work, useId));
    const { used, most } = use;
    return { kind: 'ai', text, usage: { used, most, warnsAt: markReached(used, most) } };
  }

  /** Empty where the provider does not answer. */
  private written({ session }: Caller, question: string): Promise<string> {
    return this.ai.write({ question, children: Object.keys(session.children).length }).catch(() => '');
  }
}

/** Whose quota an answer is taken from: the own household's, else that of a child looked after, else the adult's own. */
function householdOf({ session }: Caller): string {
  return session.familyId ?? Object.values(session.children)[0]?.familyId ?? session.adultId;
}

const zoneOf = ({ session }: Caller): string | null => Object.values(session.children)[0]?.timeZone ?? null;
