import { valueWords, words } from '../words/data-export.js';

const moment = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}/;

/** A value as people read it; with a time zone moments are told by its clock, without one as they are kept. */
export function cellText(cell: unknown, timeZone?: string): string {
  if (cell === null || cell === undefined) return '';
  if (typeof cell === 'boolean') return cell ? words.yes : words.no;
  if (typeof cell === 'number') return String(cell);
  if (Array.isArray(cell)) return cell.map((one) => cellText(one, timeZone)).join(', ');
  if (typeof cell === 'object')
    return Object.entries(cell)
      .map(([name, value]) => `${valueWords[name] ?? name}: ${cellText(value, timeZone)}`)
      .join(' · ');
  const text = typeof cell === 'string' ? cell : JSON.stringify(cell);
  if (timeZone !== undefined && moment.test(text))
    return new Intl.DateTimeFormat('es', { dateStyle: 'medium', timeStyle: 'short', timeZone }).format(new Date(text));
  return valueWords[text] ?? text;
}
