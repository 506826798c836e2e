import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';

import { root } from './place.js';
import type { Row } from './rows.js';
import type { Summary } from './summary.js';

const file = path.join(root, 'docs/performance.md');
const marks = { begin: '<!-- figures: npm run bench -->', end: '<!-- end of figures -->' } as const;

const ratioText = ({ median, min, max }: Summary): string =>
  `${median.toFixed(2)} (${min.toFixed(2)}–${max.toFixed(2)})`;

const headers = ['', 'what', 'ours', 'beside it', 'ratio (least–most)', 'goal', ''] as const;

const cellsOf = ({ measure, what, ours, other = '', ratio, goal = '', isMet, voided = 0 }: Row): string[] => [
  measure,
  voided > 0 ? `${what} (${voided} void)` : what,
  ours,
  other,
  ratio ? ratioText(ratio) : '',
  goal,
  isMet === undefined ? '' : isMet ? 'met' : 'not met',
];

/** The rows as a Markdown table whose columns line up, so that it reads as well at a terminal. */
export function table(rows: readonly Row[]): string {
  const lines = [[...headers], ...rows.map(cellsOf)];
  const widths = headers.map((_, column) => Math.max(3, ...lines.map((cells) => cells[column]?.length ?? 0)));
  const line = (cells: readonly string[]): string =>
    `| ${cells.map((cell, column) => cell.padEnd(widths[column] ?? 0)).join(' | ')} |`;
  const [head = [], ...body] = lines;
  return [line(head), line(widths.map((width) => '-'.repeat(width))), ...body.map(line)].join('\n');
}

/** Puts the figures of this run in the place of those before; what people have written around them stays. */
export function withFigures(page: string, figures: string): string {
  const [begin, end] = [page.indexOf(marks.begin), page.indexOf(marks.end)];
  if (begin < 0 || end < begin)
    throw new Error(`The page has no place for figures, from ${marks.begin} to ${marks.end}`);
  return `${page.slice(0, begin)}${marks.begin}\n\n${figures}\n\n${page.slice(end)}`;
}

export function writePage(figures: string): void {
  const page = existsSync(file) ? readFileSync(file, 'utf8') : `# Performance\n\n${marks.begin}\n${marks.end}\n`;
  writeFileSync(file, withFigures(page, figures));
}
