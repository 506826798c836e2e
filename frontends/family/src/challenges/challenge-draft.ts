import type { AskOf } from '@alcancia/contracts/define';
import type { ChallengeView, createChallenge, OfficialChallenge } from '@alcancia/contracts/family';
import { readyNumber, type TypedNumber } from '@alcancia/web-kit/ui';

type Same = 'title' | 'description' | 'emoji' | 'metric' | 'activityId' | 'mode' | 'childIds' | 'steps' | 'repeats';

/** A challenge while it is typed: coins as whole monedas, a badge as text (G3, G7). */
export interface ChallengeDraft extends Pick<ChallengeView, Same> {
  readonly target: TypedNumber;
  readonly startsAt: string | null;
  readonly endsAt: string | null;
  readonly points: TypedNumber;
  readonly coins: TypedNumber;
  readonly badge: string;
  readonly isDraft: boolean;
  readonly officialId: string | null;
}

const dayMs = 86_400_000;

/** So many days from one on, that one included. */
export const lastOf = (startsAt: string, days: number): string =>
  new Date(Date.parse(startsAt) + (days - 1) * dayMs).toISOString().slice(0, 10);

export const newDraft = (childIds: string[], today: string): ChallengeDraft => ({
  title: '',
  description: '',
  emoji: '🏆',
  metric: 'actividades',
  activityId: null,
  target: 5,
  mode: 'individual',
  childIds,
  startsAt: today,
  endsAt: lastOf(today, 7),
  steps: [],
  points: 50,
  coins: 0,
  badge: '',
  repeats: 'nunca',
  isDraft: false,
  officialId: null,
});

export const draftOf = (challenge: ChallengeView): ChallengeDraft => ({
  title: challenge.title,
  description: challenge.description,
  emoji: challenge.emoji,
  metric: challenge.metric,
  activityId: challenge.activityId,
  target: challenge.target,
  mode: challenge.mode,
  childIds: challenge.childIds,
  startsAt: challenge.startsAt,
  endsAt: challenge.endsAt,
  steps: challenge.steps,
  points: challenge.prize.points,
  coins: challenge.prize.coinsCents / 100,
  badge: challenge.prize.badge ?? '',
  repeats: challenge.repeats,
  isDraft: challenge.state === 'borrador',
  officialId: null,
});

/** What one tap on an official challenge fills in. */
export const filledBy = (official: OfficialChallenge, today: string): Partial<ChallengeDraft> => ({
  title: official.title,
  description: official.description,
  emoji: official.emoji,
  metric: official.metric,
  activityId: null,
  target: official.target,
  mode: official.mode,
  startsAt: today,
  endsAt: lastOf(today, official.days),
  steps: official.steps,
  points: official.prize.points,
  coins: official.prize.coinsCents / 100,
  badge: official.prize.badge ?? '',
  repeats: 'nunca',
  officialId: official.officialId,
});

export type Problem = 'title' | 'childIds' | 'target' | 'activityId' | 'siblings' | 'dates' | 'prize' | 'steps';

/** What would be refused, before it is sent. */
export function problemsOf(draft: ChallengeDraft): readonly Problem[] {
  const { title, childIds, target, metric, activityId, mode, startsAt, endsAt, points, coins, badge, steps } = draft;
  const problems: Problem[] = [];
  if (title.trim() === '') problems.push('title');
  if (childIds.length === 0) problems.push('childIds');
  else if (mode !== 'individual' && childIds.length < 2) problems.push('siblings');
  if (typeof target === 'string') problems.push('target');
  if (metric === 'actividad_concreta' && activityId === null) problems.push('activityId');
  if (startsAt === null || endsAt === null || endsAt < startsAt) problems.push('dates');
  if (typeof points === 'string' || typeof coins === 'string') problems.push('prize');
  else if (points === 0 && coins === 0 && badge.trim() === '') problems.push('prize');
  if (steps.some((step) => step.trim() === '')) problems.push('steps');
  return problems;
}

type Fields = Omit<AskOf<typeof createChallenge>, 'officialId'>;

export const fieldsOf = (draft: ChallengeDraft): Fields => ({
  title: draft.title.trim(),
  description: draft.description.trim(),
  emoji: draft.emoji,
  metric: draft.metric,
  activityId: draft.metric === 'actividad_concreta' ? draft.activityId : null,
  target: readyNumber(draft.target),
  mode: draft.mode,
  childIds: draft.childIds,
  startsAt: draft.startsAt ?? '',
  endsAt: draft.endsAt ?? '',
  steps: draft.steps.map((step) => step.trim()),
  prize: {
    points: readyNumber(draft.points),
    coinsCents: readyNumber(draft.coins) * 100,
    badge: draft.badge.trim() === '' ? null : draft.badge.trim(),
  },
  repeats: draft.repeats,
  isDraft: draft.isDraft,
});
