import { knowledgeThresholds, mostSuggestions } from '@alcancia/contracts/assistant';

import { asksForOwnNumbers } from './own-numbers.policy.js';
import type { Found, Similarity } from './similarity.policy.js';

/** What verified knowledge has to say to a question. */
export type Verdict =
  | { readonly kind: 'answer'; readonly found: Found }
  | { readonly kind: 'suggest'; readonly found: readonly Found[] }
  /** Of what a family has and did, no verified text can tell. */
  | { readonly kind: 'own-numbers' }
  | { readonly kind: 'unknown' };

/** Answers from a similarity of 0.82 on, offers from 0.65 on; of a family's own figures it knows nothing (G30). */
export function judge(
  similarity: Similarity,
  question: string,
  thresholds: Readonly<Record<'answers' | 'suggests', number>> = knowledgeThresholds,
): Verdict {
  if (asksForOwnNumbers(question)) return { kind: 'own-numbers' };
  const found = similarity.find(question, mostSuggestions);
  const [best] = found;
  if (!best || best.similarity < thresholds.suggests) return { kind: 'unknown' };
  return best.similarity >= thresholds.answers ? { kind: 'answer', found: best } : { kind: 'suggest', found };
}
