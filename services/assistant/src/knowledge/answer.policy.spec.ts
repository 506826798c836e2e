import { describe, expect, it } from '@jest/globals';

import { knowledgeThresholds } from '@alcancia/contracts/assistant';

import { labelledQuestions } from '../../test/questions/index.js';
import { judge } from './answer.policy.js';
import { firstEntries } from './first-entries/index.js';
import { Similarity } from './similarity.policy.js';

const similarity = new Similarity(
  firstEntries.map(({ intent, question, aliases }) => ({ id: intent, phrasings: [question, ...aliases] })),
);
/** The half on which nothing was fitted. */
const heldOut = labelledQuestions.filter((_question, nth) => nth % 2 === 1);

interface Figures {
  /** Right answers among all that were given by themselves. */
  readonly precision: number;
  /** Right answers among all questions that have one. */
  readonly recall: number;
  /** The right entry answered, or was among those offered. */
  readonly helped: number;
}

function figuresAt(moved: number): Figures {
  const thresholds = { ...knowledgeThresholds, answers: knowledgeThresholds.answers + moved };
  let [given, right, offered] = [0, 0, 0];
  for (const { question, intent } of heldOut) {
    const verdict = judge(similarity, question, thresholds);
    if (verdict.kind === 'answer') {
      given += 1;
      if (verdict.found.id === intent) right += 1;
    }
    if (verdict.kind === 'suggest' && verdict.found.some(({ id }) => id === intent)) offered += 1;
  }
  const answerable = heldOut.filter(({ intent }) => intent !== null).length;
  return { precision: right / given, recall: right / answerable, helped: (right + offered) / answerable };
}

const said = ({ precision, recall, helped }: Figures) =>
  `precision ${precision.toFixed(3)}, recall ${recall.toFixed(3)}, answered or offered ${helped.toFixed(3)}`;

describe('the labelled questions', () => {
  it('are at least 300, about 30 entries, and none stands twice', () => {
    expect(labelledQuestions.length).toBeGreaterThanOrEqual(300);
    expect(firstEntries.length).toBeGreaterThanOrEqual(30);
    expect(new Set(labelledQuestions.map(({ question }) => question)).size).toBe(labelledQuestions.length);
    const intents = new Set(firstEntries.map(({ intent }) => intent));
    expect(labelledQuestions.filter(({ intent }) => intent !== null && !intents.has(intent))).toEqual([]);
  });

  it('of the half that was not fitted are answered right', () => {
    const figures = figuresAt(0);
    process.stdout.write(`${heldOut.length} held-out questions: ${said(figures)}\n`);
    expect(figures.precision).toBeGreaterThanOrEqual(0.97);
    expect(figures.recall).toBeGreaterThanOrEqual(0.85);
  });

  it('are answered wrong too often with a threshold 0.1 lower, and too seldom with one 0.1 higher', () => {
    expect(figuresAt(-0.1).precision).toBeLessThan(0.97);
    expect(figuresAt(0.1).recall).toBeLessThan(0.85);
  });
});

it.each(['', '?', '¿¡!?', '🦖', 'a', 'x'.repeat(500), 'de la que por'])('«%s» is not known', (question) => {
  expect(judge(similarity, question)).toEqual({ kind: 'unknown' });
});
