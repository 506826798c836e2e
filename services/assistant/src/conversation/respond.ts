import { respond } from '@alcancia/contracts/assistant';
import type { InputOf, OutputOf } from '@alcancia/contracts/define';
import { type Caller, Handles, UseCase, type Work } from '@alcancia/server-kit';

import { judge } from '../knowledge/answer.policy.js';
import { KnowledgeEntries } from '../knowledge/knowledge-entries.store.js';
import { words } from '../words/answers.js';

type Output = OutputOf<typeof respond>;

/** Answers with verified knowledge, offers what may be meant, or says that it does not know (G30). */
@UseCase()
export class Respond {
  constructor(private readonly knowledge: KnowledgeEntries) {}

  @Handles(respond)
  async execute(_adult: Caller, { mode, question }: InputOf<typeof respond>, work: Work): Promise<Output> {
    // Who breathes hears nothing of money or plans.
    if (mode === 'respira') return { kind: 'fallback', message: words.breathe };
    const answer = await this.answer(work, question);
    work.count(answer.kind === 'fallback' ? 'questionsUnanswered' : 'questionsAnswered');
    return answer;
  }

  private async answer(work: Work, question: string): Promise<Output> {
    const { entries, similarity } = await this.knowledge.published(work);
    const verdict = judge(similarity, question);
    if (verdict.kind === 'own-numbers') return { kind: 'fallback', message: words.ownNumbers };
    if (verdict.kind === 'suggest')
      return { kind: 'suggestions', suggestions: verdict.found.flatMap(({ id }) => entries.get(id)?.question ?? []) };
    const entry = verdict.kind === 'answer' ? entries.get(verdict.found.id) : undefined;
    if (verdict.kind === 'unknown' || !entry) return { kind: 'fallback', message: words.unknown };
    const { answerHtml, intent } = entry;
    return { kind: 'verified', answerHtml, intent, similarity: verdict.found.similarity };
  }
}
