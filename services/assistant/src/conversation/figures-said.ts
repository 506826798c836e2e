import { wordsOf } from '../knowledge/spanish-words.policy.js';
import type { ChildToday, FamilyToday } from '../lookups/family-figures.client.js';
import { words } from '../words/answers.js';

type Child = FamilyToday['children'][number];

const about = {
  goals: /\b(?:metas?|falta|faltan|sueño|sueno)\b/,
  activities: /\b(?:actividad|actividades|tareas?|hoy|toca)\b/,
} as const;

/** Children of whom one answer tells. */
const mostChildren = 10;

/** Of the approvals of this week: the child's own. */
const ofWeek = ({ week }: FamilyToday, childId: string): number =>
  week.reduce(
    (sum, { approved }) => sum + approved.reduce((own, one) => own + (one.childId === childId ? one.count : 0), 0),
    0,
  );

const goalOf = ({ displayName, mainGoal }: Child): string =>
  mainGoal === null
    ? words.noGoal(displayName)
    : words.goal(displayName, mainGoal.title, mainGoal.progress.points, mainGoal.targetPoints);

/** A question about a family's own figures, answered with what the family service says of today; one line for each child. */
export function figuresSaid(question: string, today: FamilyToday): string {
  const said = wordsOf(question).join(' ');
  const { children, pending } = today;
  if (children.length === 0) return words.noChildren;
  const line = about.goals.test(said)
    ? goalOf
    : about.activities.test(said)
      ? ({ displayName, todayDone, todayTotal, todayInReview }: Child) =>
          words.today(displayName, todayDone, todayTotal, todayInReview)
      : ({ childId, displayName, balance }: Child) => words.week(displayName, ofWeek(today, childId), balance.points);
  const waiting = pending > 0 ? [words.pending(pending)] : [];
  return [...children.slice(0, mostChildren).map(line), ...waiting].join('\n');
}

/** A child's question about its own day and its goal. */
export function ownFiguresSaid(question: string, { occurrences, mainGoal }: ChildToday): string {
  const said = wordsOf(question).join(' ');
  const ofState = (...states: string[]) => occurrences.filter(({ state }) => states.includes(state)).length;
  const inReview = ofState('en_revision');
  const today = words.child.today(ofState('aprobada') + inReview, occurrences.length, inReview);
  const goal = mainGoal
    ? words.child.goal(mainGoal.title, mainGoal.progress.points, mainGoal.targetPoints)
    : words.child.noGoal;
  if (about.goals.test(said)) return goal;
  return about.activities.test(said) ? today : `${today}\n${goal}`;
}
