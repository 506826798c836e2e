import { Check } from '@phosphor-icons/react/dist/csr/Check';

import { words } from '../words/challenges.js';
import type { ChildChallenge } from './challenges.queries.js';

const lookAt = (at: number, done: number): string | undefined => {
  if (at < done) return 'ok';
  return at === done ? 'now' : undefined;
};

/** The steps in order: those that the count has come past, the one that is next, and what is still to come. */
export function ChallengeSteps({
  steps,
  percent,
}: {
  readonly steps: ChildChallenge['steps'];
  readonly percent: number;
}) {
  const done = Math.floor((percent * steps.length) / 100);
  return (
    <ol className="path" aria-label={words.steps}>
      {steps.map((step, at) => (
        // oxlint-disable-next-line react/no-array-index-key -- a step has no name but its place
        <li key={at} className={lookAt(at, done)} aria-current={at === done ? 'step' : undefined}>
          <span className="st" aria-hidden>
            {at < done ? <Check size={24} weight="bold" /> : at + 1}
          </span>
          <span>
            {step}
            {at < done && <span className="sr"> ({words.stepDone})</span>}
          </span>
        </li>
      ))}
    </ol>
  );
}
