import { format } from '@alcancia/web-kit';

import { words } from '../words/agenda.js';
import { addDays } from './week.js';

/** 'Del 17 al 23 de noviembre', naming the first month only where it is another. */
export function rangeOf(monday: string): string {
  const sunday = addDays(monday, 6);
  const isOneMonth = monday.slice(0, 7) === sunday.slice(0, 7);
  return words.range(isOneMonth ? String(Number(monday.slice(8))) : format.dayOf(monday), format.dayOf(sunday));
}
