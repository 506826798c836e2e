import type { AskOf } from '@alcancia/contracts/define';
import type { createOfficialChallenge, KeptOfficialChallenge } from '@alcancia/contracts/family';
import { readyNumber, type TypedNumber } from '@alcancia/web-kit/ui';

/** An official challenge while it is typed: coins as whole monedas, steps a line each (G3, G7). */
export interface ChallengeDraft extends Pick<
  KeptOfficialChallenge,
  'title' | 'description' | 'emoji' | 'metric' | 'mode' | 'isActive'
> {
  readonly target: TypedNumber;
  readonly days: TypedNumber;
  readonly fromAge: TypedNumber;
  readonly toAge: TypedNumber;
  readonly points: TypedNumber;
  readonly coins: TypedNumber;
  readonly order: TypedNumber;
  readonly badge: string;
  readonly steps: string;
}

export const newDraft = (order: number): ChallengeDraft => ({
  title: '',
  description: '',
  emoji: '🏆',
  metric: 'actividades',
  mode: 'individual',
  target: 5,
  days: 7,
  fromAge: 6,
  toAge: 12,
  points: 50,
  coins: 0,
  order,
  badge: '',
  steps: '',
  isActive: true,
});

export const draftOf = (kept: KeptOfficialChallenge): ChallengeDraft => ({
  title: kept.title,
  description: kept.description,
  emoji: kept.emoji,
  metric: kept.metric,
  mode: kept.mode,
  target: kept.target,
  days: kept.days,
  fromAge: kept.fromAge,
  toAge: kept.toAge,
  points: kept.prize.points,
  coins: kept.prize.coinsCents / 100,
  order: kept.sortOrder,
  badge: kept.prize.badge ?? '',
  steps: kept.steps.join('\n'),
  isActive: kept.isActive,
});

const stepsOf = ({ steps }: ChallengeDraft): string[] =>
  steps
    .split('\n')
    .map((step) => step.trim())
    .filter((step) => step !== '');

export type Problem = 'title' | 'toAge' | 'target' | 'prize' | 'steps' | 'number';

/** What would be refused, before it is sent. */
export function problemsOf(draft: ChallengeDraft): readonly Problem[] {
  const { title, metric, target, days, fromAge, toAge, points, coins, order, badge } = draft;
  const steps = stepsOf(draft);
  const problems: Problem[] = [];
  if (title.trim() === '') problems.push('title');
  if ([target, days, fromAge, toAge, points, coins, order].some((typed) => typeof typed === 'string'))
    problems.push('number');
  if (typeof fromAge === 'number' && typeof toAge === 'number' && fromAge > toAge) problems.push('toAge');
  if (metric === 'racha' && typeof target === 'number' && typeof days === 'number' && target > days)
    problems.push('target');
  if (points === 0 && coins === 0 && badge.trim() === '') problems.push('prize');
  if (steps.length > 10 || steps.some((step) => step.length > 80)) problems.push('steps');
  return problems;
}

export const fieldsOf = (draft: ChallengeDraft): AskOf<typeof createOfficialChallenge> => ({
  title: draft.title.trim(),
  description: draft.description.trim(),
  emoji: draft.emoji,
  metric: draft.metric,
  mode: draft.mode,
  target: readyNumber(draft.target),
  days: readyNumber(draft.days),
  steps: stepsOf(draft),
  prize: {
    points: readyNumber(draft.points),
    coinsCents: readyNumber(draft.coins) * 100,
    badge: draft.badge.trim() === '' ? null : draft.badge.trim(),
  },
  fromAge: readyNumber(draft.fromAge),
  toAge: readyNumber(draft.toAge),
  sortOrder: readyNumber(draft.order),
  isActive: draft.isActive,
});
