import type { OutputOf } from '@alcancia/contracts/define';
import type { readBillingFigures } from '@alcancia/contracts/billing';
import type { readFamilyFigures } from '@alcancia/contracts/family';
import type { readIdentityFigures } from '@alcancia/contracts/identity';
import type { readNotificationsFigures } from '@alcancia/contracts/notifications';
import { format } from '@alcancia/web-kit';

import { csvWith } from '../csv.js';
import { words } from '../words/days.js';

/** What each service says; one that did not answer is left out. */
export interface Answers {
  readonly identity?: OutputOf<typeof readIdentityFigures> | undefined;
  readonly family?: OutputOf<typeof readFamilyFigures> | undefined;
  readonly billing?: OutputOf<typeof readBillingFigures> | undefined;
  readonly notifications?: OutputOf<typeof readNotificationsFigures> | undefined;
}

/** Figures in the order of their columns. */
export const dayFigures = [
  'families',
  'children',
  'adults',
  'failedSignIns',
  'completions',
  'redemptions',
  'subscribed',
  'unsubscribed',
  'failedPayments',
  'notices',
  'errors',
] as const;
export type DayFigure = (typeof dayFigures)[number];

export interface DayRow {
  readonly day: string;
  readonly counts: Readonly<Partial<Record<DayFigure, number>>>;
}

/** One row per day, newest first; a figure of a service that did not answer is not there. Errors are those of all. */
export function dayRows({ identity, family, billing, notifications }: Answers): DayRow[] {
  const rows = new Map<string, Record<string, number>>();
  for (const answer of [identity, family, billing, notifications])
    for (const { day, counts } of answer?.days ?? []) {
      const before = rows.get(day);
      rows.set(day, { ...before, ...counts, errors: (before?.['errors'] ?? 0) + counts.errors });
    }
  return Array.from(rows, ([day, counts]): DayRow => ({ day, counts })).toSorted((a, b) => (a.day < b.day ? 1 : -1));
}

/** A figure as it stands in the table and in the file. */
export const saidFigure = (figure: number | undefined): string =>
  figure === undefined ? words.unknown : format.number(figure);

export const csvOf = (rows: readonly DayRow[]): string =>
  csvWith(
    [words.day, ...dayFigures.map((figure) => words.figures[figure])],
    rows.map(({ day, counts }) => [day, ...dayFigures.map((figure) => String(counts[figure] ?? ''))]),
  );
