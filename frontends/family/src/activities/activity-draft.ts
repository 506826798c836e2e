import type { AskOf } from '@alcancia/contracts/define';
import type { ActivityTemplate, ActivityView, createActivity, Schedule } from '@alcancia/contracts/family';
import { readyNumber, type TypedNumber } from '@alcancia/web-kit/ui';

/** An activity while it is typed: coins as whole monedas, the schedule in parts (G3, G5). */
export interface ActivityDraft extends Pick<
  ActivityView,
  'title' | 'description' | 'steps' | 'emoji' | 'category' | 'evidence' | 'timeOfDay' | 'childIds'
> {
  readonly points: TypedNumber;
  readonly coins: TypedNumber;
  readonly mode: Schedule['mode'];
  /** ISO weekdays, 1 = Monday. */
  readonly weekdays: readonly number[];
}

const schoolDays = [1, 2, 3, 4, 5];

const blank: ActivityDraft = {
  title: '',
  description: '',
  steps: [],
  emoji: '⭐',
  category: 'hogar',
  points: 10,
  coins: 5,
  evidence: 'ninguna',
  timeOfDay: 'cualquiera',
  mode: 'diaria',
  weekdays: schoolDays,
  childIds: [],
};

export const newDraft = (childIds: string[], seed: Partial<ActivityDraft> = {}): ActivityDraft => ({
  ...blank,
  ...seed,
  childIds,
});

export function draftOf({ coinsCents, schedule, ...activity }: ActivityView): ActivityDraft {
  return {
    ...activity,
    coins: coinsCents / 100,
    mode: schedule.mode,
    weekdays: schedule.mode === 'dias_semana' ? schedule.weekdays : schoolDays,
  };
}

/** What the form takes over from a template. */
export const ideaOf = ({ fromAge, toAge, coinsCents, schedule, ...template }: ActivityTemplate) => ({
  from: fromAge,
  to: toAge,
  title: template.title,
  emoji: template.emoji,
  filled: {
    title: template.title,
    emoji: template.emoji,
    category: template.category,
    timeOfDay: template.timeOfDay,
    points: template.points,
    coins: coinsCents / 100,
    mode: schedule.mode,
    ...(schedule.mode === 'dias_semana' ? { weekdays: schedule.weekdays } : {}),
  },
});

export type Problem = 'title' | 'steps' | 'childIds' | 'points' | 'coins' | 'weekdays';

/** What would be refused, before it is sent. */
export function problemsOf({
  title,
  steps,
  childIds,
  points,
  coins,
  mode,
  weekdays,
}: ActivityDraft): readonly Problem[] {
  const problems: Problem[] = [];
  if (title.trim() === '') problems.push('title');
  if (steps.some((step) => step.trim() === '')) problems.push('steps');
  if (childIds.length === 0) problems.push('childIds');
  if (typeof points === 'string') problems.push('points');
  if (typeof coins === 'string') problems.push('coins');
  if (mode === 'dias_semana' && weekdays.length === 0) problems.push('weekdays');
  return problems;
}

export const scheduleOf = ({ mode, weekdays }: Pick<ActivityDraft, 'mode' | 'weekdays'>): Schedule =>
  mode === 'dias_semana' ? { mode, weekdays: weekdays.toSorted((a, b) => a - b) } : { mode };

export const fieldsOf = (draft: ActivityDraft): AskOf<typeof createActivity> => ({
  title: draft.title.trim(),
  description: draft.description.trim(),
  steps: draft.steps.map((step) => step.trim()),
  emoji: draft.emoji,
  category: draft.category,
  points: readyNumber(draft.points),
  coinsCents: readyNumber(draft.coins) * 100,
  evidence: draft.evidence,
  timeOfDay: draft.timeOfDay,
  schedule: scheduleOf(draft),
  childIds: draft.childIds,
});
