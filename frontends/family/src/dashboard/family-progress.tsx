import { useSuspenseQuery } from '@tanstack/react-query';

import { ButtonLink, Progress } from '@alcancia/web-kit/ui';

import { words } from '../words/dashboard.js';
import { familyProgress } from './dashboard.queries.js';

const guided = ['children', 'goals', 'activities', 'rewards'] as const;

/** How far the family has come (spec 1 §4), and the next thing to do. The bot step never counts, so it tops at 86 %. */
export function FamilyProgress() {
  const { steps, percent } = useSuspenseQuery(familyProgress).data;
  const isDone = (step: string) => steps.some((each) => each.step === step && each.isDone);
  const next = guided.find((step) => !isDone(step));
  const hint = next && words.nextStep[next];
  return (
    <section className="card onb">
      <div className="row">
        <h2 className="grow">{words.almostReady}</h2>
        <b className="num">{percent} %</b>
      </div>
      <Progress value={percent} max={100} label={words.systemProgress} />
      <span className="small muted">{words.steps(steps.filter((step) => step.isDone).length, steps.length)}</span>
      {hint && (
        <div className="row wrap">
          <span className="grow small">{hint.text}</span>
          <ButtonLink to={`${hint.to}?new=1`} kind="soft" size="small">
            {hint.action}
          </ButtonLink>
        </div>
      )}
    </section>
  );
}
