import type { AgeRange, KnowledgeCategory, KnowledgeFields } from '@alcancia/contracts/assistant';
import { knowledgeLimits } from '@alcancia/contracts/assistant-limits';

import { answerHtml, typedAnswer } from './answer-text.js';

/** An entry while it is typed; the answer as it reads. */
export interface KnowledgeDraft {
  readonly question: string;
  readonly aliases: readonly string[];
  readonly answer: string;
  readonly category: KnowledgeCategory;
  readonly ageRanges: readonly AgeRange[];
  readonly tags: readonly string[];
  readonly isPublished: boolean;
}

export type Problem = 'question' | 'answer' | 'answerLong' | 'ageRanges';

export const newDraft = (question = '', answer = ''): KnowledgeDraft => ({
  question,
  aliases: [],
  answer,
  category: 'aprendizaje',
  ageRanges: ['adultos'],
  tags: [],
  isPublished: true,
});

export const draftOf = ({ answerHtml: html, status, ...fields }: KnowledgeFields): KnowledgeDraft => ({
  ...fields,
  answer: typedAnswer(html),
  isPublished: status === 'published',
});

export const fieldsOf = ({ answer, isPublished, ...draft }: KnowledgeDraft): KnowledgeFields => ({
  ...draft,
  question: draft.question.trim(),
  aliases: [...draft.aliases],
  ageRanges: [...draft.ageRanges],
  tags: [...draft.tags],
  answerHtml: answerHtml(answer),
  status: isPublished ? 'published' : 'archived',
});

export function problemsOf(draft: KnowledgeDraft): readonly Problem[] {
  const { answerHtml: html } = fieldsOf(draft);
  const found: (readonly [Problem, boolean])[] = [
    ['question', draft.question.trim().length < knowledgeLimits.question.least],
    ['answer', html === ''],
    ['answerLong', html.length > knowledgeLimits.answer],
    ['ageRanges', draft.ageRanges.length === 0],
  ];
  return found.flatMap(([problem, isThere]) => (isThere ? [problem] : []));
}

/** Another entry with this question among its own, as far as there is room (G31). */
export const mergedInto = (other: KnowledgeFields, { question, aliases }: KnowledgeFields): KnowledgeFields => ({
  ...other,
  aliases: [...new Set([...other.aliases, question, ...aliases])]
    .filter((one) => one !== other.question)
    .slice(0, knowledgeLimits.aliases),
});
