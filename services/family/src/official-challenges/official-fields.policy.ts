import type { KeptOfficialChallenge } from '@alcancia/contracts/family';
import { changedValues } from '@alcancia/server-kit';

import { mustBeWon } from '../challenges/challenge-fields.policy.js';
import { officialAgesReversed } from './official-challenge.errors.js';

export type OfficialFields = Omit<KeptOfficialChallenge, 'officialId' | 'version'>;

/** Refuses what no child could be given, win or be paid by. */
export function mustFit(typed: OfficialFields): void {
  if (typed.fromAge > typed.toAge) throw officialAgesReversed();
  mustBeWon(typed, typed.days);
}

/** By name of the field, as the audit log keeps it. */
export const said = (is: OfficialFields): Record<string, string> => ({
  title: `${is.emoji} ${is.title}`,
  description: is.description,
  ages: `${is.fromAge}–${is.toAge}`,
  metric: is.metric,
  target: String(is.target),
  mode: is.mode,
  days: String(is.days),
  steps: is.steps.join(' · '),
  points: String(is.prize.points),
  coins: String(is.prize.coinsCents / 100),
  badge: is.prize.badge ?? '',
  offered: is.isActive ? 'yes' : 'no',
  order: String(is.sortOrder),
});

export const changedOfficial = (was: OfficialFields, is: OfficialFields) => changedValues(said(was), said(is));
