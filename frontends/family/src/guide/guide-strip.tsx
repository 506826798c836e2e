import { useQuery } from '@tanstack/react-query';

import { words } from '../words/guide.js';
import { familyProgress } from './guide.queries.js';
import './guide.css';
import { NextStepAction } from './next-step-action.js';
import { type GuideStep, guideSteps, stepsDone } from './next-step.js';

/** On the pages of the guide: what comes next, unless that is this page's own step. Gone once the first coin was paid. */
export function GuideStrip({ own }: { readonly own: GuideStep }) {
  const progress = useQuery(familyProgress).data;
  if (!progress) return null;
  const done = stepsDone(progress);
  const next = guideSteps.find((step) => !done.has(step));
  if (!next || next === own || next === 'rewards') return null;
  return (
    <aside className="card guide-strip" aria-label={words.nextStep}>
      <b className="small">{words.nextStep}</b>
      <NextStepAction step={next} />
    </aside>
  );
}
