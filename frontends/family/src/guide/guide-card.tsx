import { useSuspenseQuery } from '@tanstack/react-query';

import { useFlag } from '@alcancia/web-kit';
import { Progress } from '@alcancia/web-kit/ui';

import { words } from '../words/guide.js';
import { familyProgress } from './guide.queries.js';
import './guide.css';
import { NextStepAction } from './next-step-action.js';
import { guideSteps, stepsDone } from './next-step.js';

function headingFor(done: number, of: number): string {
  if (done === of) return words.headings.done;
  if (done === of - 1) return words.headings.almost;
  return done === 0 ? words.headings.begin : words.headings.going;
}

/** How far the family has come (spec 1 §4), and the next thing to do; what can be done and is done is said as done (G28). */
export function GuideCard() {
  const progress = useSuspenseQuery(familyProgress).data;
  const { steps, percent } = progress;
  const isRewardsOn = useFlag('rewards_section_enabled');
  const offered = guideSteps.filter((step) => step !== 'rewards' || isRewardsOn);
  const done = stepsDone(progress);
  const left = offered.filter((step) => !done.has(step));
  const [next] = left;
  const isAlmost = left.length === 1;
  // The percentage counts steps that nobody can take yet: beside 'casi lista' it would say the opposite.
  const isCounted = next !== undefined && !isAlmost;
  const counted = words.steps(steps.filter((step) => step.isDone).length, steps.length);
  return (
    <section className="card onb">
      <div className="row">
        <h2 className="grow">{headingFor(offered.length - left.length, offered.length)}</h2>
        {isCounted && <b className="num">{percent} %</b>}
      </div>
      {isCounted && <Progress value={percent} max={100} label={words.systemProgress} />}
      {next && <span className="small muted">{isAlmost ? words.oneLeft : counted}</span>}
      {next ? <NextStepAction step={next} /> : <p className="small">{words.allDone}</p>}
    </section>
  );
}
