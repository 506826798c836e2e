import { strToU8, zipSync } from 'fflate';

import type { ExportPart } from '@alcancia/server-kit';

import { words } from '../words/data-export.js';
import { columnWords } from '../words/kept-columns.js';
import { tableWords } from '../words/kept-tables.js';
import { csvOf } from './write-csv.js';
import { pageOf } from './write-page.js';
import type { Readers } from './export-readers.store.js';
import { cellText } from './say-value.js';

/** One table of one service, as its reader may see it. */
export interface ReadableTable {
  readonly service: string;
  readonly table: string;
  readonly title: string;
  readonly columns: ExportPart['tables'][number]['columns'];
  readonly rows: readonly (readonly unknown[])[];
}

const marks = /\p{Mark}/gu;
/** Letters and digits without accents, for names of files. */
const plainName = (text: string): string =>
  text
    .normalize('NFD')
    .replaceAll(marks, '')
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-+|-+$/g, '');

/** 'alcancia-mateo-2026-11-22.zip': ASCII, for any system. */
export const archiveName = (name: string, readyAt: Date): string =>
  ['alcancia', plainName(name) || 'datos', readyAt.toISOString().slice(0, 10)].join('-') + '.zip';

/** Ids of people become the names by which the reader knows them; those of others do not leave. */
function named(cell: unknown, { names }: Readers): unknown {
  if (Array.isArray(cell)) return cell.map((one) => named(one, { names } as Readers)).filter((one) => one !== null);
  return typeof cell === 'string' ? (names.get(cell) ?? null) : null;
}

/** Everything that the services brought, with people by their names; tables of one name one after the other. */
const readable = (parts: readonly ExportPart[], readers: Readers): ReadableTable[] =>
  parts.flatMap(({ service, tables }) =>
    tables.map(({ table, columns, rows }) => ({
      service,
      table,
      title: tableWords[table] ?? table,
      columns,
      rows: rows.map((row) => row.map((cell, at) => (columns[at]?.isPeople ? named(cell, readers) : cell))),
    })),
  );

const asObjects = ({ columns, rows }: ReadableTable) =>
  rows.map((row) => Object.fromEntries(columns.map(({ name }, at) => [name, row[at]])));

/** The ZIP: a page to read, all of it as JSON for programs, and a CSV for each table. */
export function archiveOf(parts: readonly ExportPart[], readers: Readers): Uint8Array {
  const tables = readable(parts, readers);
  const json = {
    about: { name: readers.name, role: readers.role },
    madeAt: readers.now.toISOString(),
    tables: tables.map((table) => ({ service: table.service, table: table.table, rows: asObjects(table) })),
  };
  const taken = new Map<string, number>();
  const csvs = tables.map((table) => {
    const name = plainName(table.title);
    const nth = (taken.get(name) ?? 0) + 1;
    taken.set(name, nth);
    const header = table.columns.map((column) => columnWords[column.name] ?? column.name);
    const rows = table.rows.map((row) => row.map((cell) => cellText(cell)));
    return [`csv/${name}${nth > 1 ? `-${nth}` : ''}.csv`, strToU8(csvOf([header, ...rows]))] as const;
  });
  return zipSync(
    {
      [words.pageFile]: strToU8(pageOf(tables, readers)),
      'datos.json': strToU8(JSON.stringify(json, null, 2)),
      ...Object.fromEntries(csvs),
    },
    { mtime: readers.now },
  );
}
