import type { KeptTemplate } from '@alcancia/contracts/family';
import { changedValues } from '@alcancia/server-kit';

import { templateAgesReversed } from './template.errors.js';

export type TemplateFields = Omit<KeptTemplate, 'templateId' | 'version'>;

/** As it is kept: each day once, in their order. */
export function tidied(typed: TemplateFields): TemplateFields {
  if (typed.fromAge > typed.toAge) throw templateAgesReversed();
  if (typed.schedule.mode !== 'dias_semana') return typed;
  const weekdays = [...new Set(typed.schedule.weekdays)].toSorted((a, b) => a - b);
  return { ...typed, schedule: { mode: 'dias_semana', weekdays } };
}

/** By name of the field, as the audit log keeps it. */
export const said = (is: TemplateFields): Record<string, string> => ({
  title: `${is.emoji} ${is.title}`,
  ages: `${is.fromAge}–${is.toAge}`,
  category: is.category,
  timeOfDay: is.timeOfDay,
  points: String(is.points),
  coins: String(is.coinsCents / 100),
  schedule: is.schedule.mode === 'dias_semana' ? is.schedule.weekdays.join(' ') : is.schedule.mode,
  offered: is.isActive ? 'yes' : 'no',
  order: String(is.sortOrder),
});

export const changedTemplate = (was: TemplateFields, is: TemplateFields) => changedValues(said(was), said(is));
