import { type DataKind, dataKinds } from '@alcancia/contracts/privacy';

import { kindWords, pageStyle, words } from '../words/data-export.js';
import { columnWords } from '../words/kept-columns.js';
import type { ReadableTable } from './make-archive.js';
import { cellText } from './say-value.js';
import type { Readers } from './export-readers.store.js';

const entities: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
const escaped = (text: string): string => text.replaceAll(/[&<>"]/g, (character) => entities[character] ?? '');

/** A table belongs to the kind of most of its columns. */
const kindOf = ({ columns }: ReadableTable): DataKind | undefined =>
  columns.find(({ isPeople }) => !isPeople)?.kind ?? columns[0]?.kind;

function tableOf({ title, columns, rows }: ReadableTable, timeZone: string): string {
  // A column in which no row says anything is left out of the page; JSON and CSV have it.
  const shown = columns.flatMap(({ name }, at) =>
    rows.some((row) => cellText(row[at]) !== '') ? [{ at, label: columnWords[name] ?? name }] : [],
  );
  const head = shown.map(({ label }) => `<th scope="col">${escaped(label)}</th>`).join('');
  const body = rows
    .map((row) => `<tr>${shown.map(({ at }) => `<td>${escaped(cellText(row[at], timeZone))}</td>`).join('')}</tr>`)
    .join('\n');
  const name = escaped(`${title} (${rows.length})`);
  return `<h3>${name}</h3>\n<div class="wide" tabindex="0" role="region" aria-label="${name}">
<table><thead><tr>${head}</tr></thead><tbody>\n${body}\n</tbody></table></div>`;
}

/** A page that is read in any browser, without a network and without a script. */
export function pageOf(tables: readonly ReadableTable[], { name, role, now, timeZone }: Readers): string {
  const title = escaped(words.title(name));
  const madeAt = escaped(words.madeAt(cellText(now.toISOString(), timeZone)));
  const sections = (Object.keys(dataKinds) as DataKind[]).flatMap((kind) => {
    const own = tables.filter((table) => kindOf(table) === kind);
    if (own.length === 0) return [];
    const listed = own.map((table) => tableOf(table, timeZone)).join('\n');
    return [`<section><h2>${escaped(kindWords[kind])}</h2>\n${listed}</section>`];
  });
  const about = [words.about, ...(role === 'adult' ? [words.ofOthers] : []), words.notIn];
  return `<!doctype html>
<html lang="es">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<title>${title}</title>
<style>${pageStyle}</style></head>
<body><main>
<h1>${title}</h1>
<p class="when">${madeAt}</p>
${about.map((text) => `<p>${escaped(text)}</p>`).join('\n')}
${sections.length > 0 ? sections.join('\n') : `<p>${escaped(words.nothing)}</p>`}
</main></body></html>
`;
}
