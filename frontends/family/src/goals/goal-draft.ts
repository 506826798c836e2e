import type { AskOf } from '@alcancia/contracts/define';
import type { createGoal, GoalView } from '@alcancia/contracts/family';
import { readyNumber, type TypedNumber } from '@alcancia/web-kit/ui';

type Percent = GoalView['milestones'][number]['percent'];

export interface MilestoneDraft {
  readonly percent: Percent;
  /** Whole monedas. */
  readonly bonus: TypedNumber;
  /** A child has reached it: it can no longer be changed. */
  readonly isReached: boolean;
}

/** A goal while it is typed: coins as whole monedas (G3, G6). */
export interface GoalDraft extends Pick<GoalView, 'title' | 'emoji' | 'childIds' | 'associatedActivities' | 'dueAt'> {
  readonly targetPoints: TypedNumber;
  /** Whether only the named activities count. */
  readonly countsSome: boolean;
  readonly prizeKind: GoalView['prize']['kind'];
  readonly prizeText: string;
  readonly prizeCoins: TypedNumber;
  readonly milestones: readonly MilestoneDraft[];
}

const marks: readonly Percent[] = [25, 50, 75, 100];

const blank: GoalDraft = {
  title: '',
  emoji: '🎯',
  childIds: [],
  targetPoints: 200,
  associatedActivities: [],
  countsSome: false,
  dueAt: null,
  prizeKind: 'texto',
  prizeText: '',
  prizeCoins: 50,
  milestones: marks.map((percent) => ({ percent, bonus: 0, isReached: false })),
};

export const newDraft = (childIds: string[]): GoalDraft => ({ ...blank, childIds });

export function draftOf(goal: GoalView): GoalDraft {
  const { prize } = goal;
  const isReached = (percent: number) =>
    goal.progress.some(({ milestones }) => milestones.some((mark) => mark.percent === percent && mark.isReached));
  return {
    title: goal.title,
    emoji: goal.emoji,
    childIds: goal.childIds,
    targetPoints: goal.targetPoints,
    associatedActivities: goal.associatedActivities,
    countsSome: goal.associatedActivities.length > 0,
    dueAt: goal.dueAt,
    prizeKind: prize.kind,
    prizeText: prize.kind === 'texto' ? prize.text : '',
    prizeCoins: prize.kind === 'monedas' ? prize.coinsCents / 100 : blank.prizeCoins,
    milestones: goal.milestones.map(({ percent, bonusCoinsCents }) => ({
      percent,
      bonus: bonusCoinsCents / 100,
      isReached: isReached(percent),
    })),
  };
}

export type Problem =
  'title' | 'childIds' | 'targetPoints' | 'prizeText' | 'prizeCoins' | 'associatedActivities' | 'milestones';

/** What would be refused, before it is sent. */
export function problemsOf(draft: GoalDraft): readonly Problem[] {
  const problems: Problem[] = [];
  if (draft.title.trim() === '') problems.push('title');
  if (draft.childIds.length === 0) problems.push('childIds');
  if (typeof draft.targetPoints === 'string') problems.push('targetPoints');
  if (draft.countsSome && draft.associatedActivities.length === 0) problems.push('associatedActivities');
  if (draft.prizeKind === 'texto' && draft.prizeText.trim() === '') problems.push('prizeText');
  if (draft.prizeKind === 'monedas' && typeof draft.prizeCoins === 'string') problems.push('prizeCoins');
  if (draft.milestones.some(({ bonus }) => typeof bonus === 'string')) problems.push('milestones');
  return problems;
}

export const fieldsOf = (draft: GoalDraft): AskOf<typeof createGoal> => ({
  title: draft.title.trim(),
  emoji: draft.emoji,
  childIds: draft.childIds,
  targetPoints: readyNumber(draft.targetPoints),
  associatedActivities: draft.countsSome ? draft.associatedActivities : [],
  dueAt: draft.dueAt,
  prize:
    draft.prizeKind === 'texto'
      ? { kind: 'texto', text: draft.prizeText.trim() }
      : { kind: 'monedas', coinsCents: readyNumber(draft.prizeCoins) * 100 },
  milestones: draft.milestones.map(({ percent, bonus }) => ({ percent, bonusCoinsCents: readyNumber(bonus) * 100 })),
});
