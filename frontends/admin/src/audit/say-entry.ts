import { format } from '@alcancia/web-kit';

import { words } from '../words/audit.js';
import type { AuditEntry } from './audit.queries.js';

const listed = (values: AuditEntry['before']): string => Object.values(values).map(words.value).join(', ');

/** An entry in words, in the order of the columns. */
export const sayEntry = ({ at, act, byEmail, aboutEmail, before, after, browser, system }: AuditEntry) => ({
  at: `${format.dateOf(at)}, ${format.timeOfDay(new Date(at))}`,
  act: words.acts[act],
  by: byEmail ?? words.gone,
  to: aboutEmail ?? words.gone,
  before: listed(before),
  after: listed(after),
  device: [browser, system].filter((one) => one !== null).join(' · ') || words.unknownDevice,
});

/** A cell that a table program would take for a formula is text there, too. */
const cell = (text: string): string => `"${text.replace(/^[=+\-@\t\r]/, "'$&").replaceAll('"', '""')}"`;

const heads = [words.at, words.act, words.by, words.to, words.before, words.after, words.device];

/** The mark at the beginning tells table programs that it is UTF-8. */
export const csvOf = (entries: readonly AuditEntry[]): string =>
  `\uFEFF${[heads, ...entries.map((entry) => Object.values(sayEntry(entry)))]
    .map((line) => line.map(cell).join(','))
    .join('\r\n')}\r\n`;
