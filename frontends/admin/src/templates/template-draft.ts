import type { AskOf } from '@alcancia/contracts/define';
import type { createActivityTemplate, KeptTemplate } from '@alcancia/contracts/family';
import { readyNumber, type TypedNumber } from '@alcancia/web-kit/ui';

/** A template while it is typed: coins as whole monedas, the schedule in parts (G3, G5). */
export interface TemplateDraft extends Pick<KeptTemplate, 'title' | 'emoji' | 'category' | 'timeOfDay' | 'isActive'> {
  readonly fromAge: TypedNumber;
  readonly toAge: TypedNumber;
  readonly points: TypedNumber;
  readonly coins: TypedNumber;
  readonly order: TypedNumber;
  readonly mode: KeptTemplate['schedule']['mode'];
  /** ISO weekdays as text, '1' = Monday. */
  readonly weekdays: readonly string[];
}

export const newDraft = (order: number): TemplateDraft => ({
  title: '',
  emoji: '⭐',
  category: 'hogar',
  timeOfDay: 'cualquiera',
  fromAge: 6,
  toAge: 12,
  points: 10,
  coins: 2,
  order,
  mode: 'diaria',
  weekdays: [],
  isActive: true,
});

export const draftOf = (kept: KeptTemplate): TemplateDraft => ({
  title: kept.title,
  emoji: kept.emoji,
  category: kept.category,
  timeOfDay: kept.timeOfDay,
  fromAge: kept.fromAge,
  toAge: kept.toAge,
  points: kept.points,
  coins: kept.coinsCents / 100,
  order: kept.sortOrder,
  mode: kept.schedule.mode,
  weekdays: kept.schedule.mode === 'dias_semana' ? kept.schedule.weekdays.map(String) : [],
  isActive: kept.isActive,
});

export type Problem = 'title' | 'toAge' | 'weekdays' | 'number';

/** What would be refused, before it is sent. */
export function problemsOf(draft: TemplateDraft): readonly Problem[] {
  const { title, fromAge, toAge, points, coins, order, mode, weekdays } = draft;
  const problems: Problem[] = [];
  if (title.trim() === '') problems.push('title');
  if ([fromAge, toAge, points, coins, order].some((typed) => typeof typed === 'string')) problems.push('number');
  if (typeof fromAge === 'number' && typeof toAge === 'number' && fromAge > toAge) problems.push('toAge');
  if (mode === 'dias_semana' && weekdays.length === 0) problems.push('weekdays');
  return problems;
}

export const fieldsOf = (draft: TemplateDraft): AskOf<typeof createActivityTemplate> => ({
  title: draft.title.trim(),
  emoji: draft.emoji,
  category: draft.category,
  timeOfDay: draft.timeOfDay,
  fromAge: readyNumber(draft.fromAge),
  toAge: readyNumber(draft.toAge),
  points: readyNumber(draft.points),
  coinsCents: readyNumber(draft.coins) * 100,
  schedule:
    draft.mode === 'dias_semana'
      ? { mode: draft.mode, weekdays: draft.weekdays.map(Number).toSorted((a, b) => a - b) }
      : { mode: draft.mode },
  sortOrder: readyNumber(draft.order),
  isActive: draft.isActive,
});
