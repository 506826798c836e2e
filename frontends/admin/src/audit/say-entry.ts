import { featureFlags } from '@alcancia/contracts/flags';
import { format } from '@alcancia/web-kit';

import { words } from '../words/audit.js';
import { words as flagWords } from '../words/flags.js';
import type { AuditEntry } from './audit.queries.js';

const listed = (values: AuditEntry['before']): string => Object.values(values).map(words.value).join(', ');

/** Whom or what it was done to: an account by its address, a flag by its name. */
function aboutOf({ act, aboutEmail, after }: AuditEntry): string {
  if (act !== 'flag_switched') return aboutEmail ?? words.gone;
  const feature = featureFlags.find((one) => one in after);
  return feature ? flagWords.flags[feature].name : words.gone;
}

/** An entry in words, in the order of the columns. */
export const sayEntry = (entry: AuditEntry) => ({
  at: `${format.dateOf(entry.at)}, ${format.timeOfDay(new Date(entry.at))}`,
  act: words.acts[entry.act],
  by: entry.byEmail ?? words.gone,
  to: aboutOf(entry),
  before: listed(entry.before),
  after: listed(entry.after),
  device: [entry.browser, entry.system].filter((one) => one !== null).join(' · ') || words.unknownDevice,
});

/** A cell that a table program would take for a formula is text there, too. */
const cell = (text: string): string => `"${text.replace(/^[=+\-@\t\r]/, "'$&").replaceAll('"', '""')}"`;

const heads = [words.at, words.act, words.by, words.to, words.before, words.after, words.device];

/** The mark at the beginning tells table programs that it is UTF-8. */
export const csvOf = (entries: readonly AuditEntry[]): string =>
  `\uFEFF${[heads, ...entries.map((entry) => Object.values(sayEntry(entry)))]
    .map((line) => line.map(cell).join(','))
    .join('\r\n')}\r\n`;
