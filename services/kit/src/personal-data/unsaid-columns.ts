import type { KeptTable } from './kept-table.js';

/** A column as the database has it. */
export interface SchemaColumn {
  readonly table: string;
  readonly column: string;
}

/** In words: columns of which nothing is said, and what is said of columns that do not exist. Empty: nothing is missing. */
export function unsaidColumns(
  columns: readonly SchemaColumn[],
  tables: readonly KeptTable[],
  fileOf: (table: string) => string,
): string[] {
  const keyOf = (table: string, column: string): string => `${table}.${column}`;
  const said = new Set(tables.flatMap(({ table, columns: own }) => own.map(({ name }) => keyOf(table, name))));
  const there = new Set(columns.map(({ table, column }) => keyOf(table, column)));
  const described = new Set(tables.map(({ table }) => table));
  return [
    ...columns
      .filter(({ table, column }) => !said.has(keyOf(table, column)))
      .map(({ table, column }) =>
        described.has(table)
          ? `${table}.${column}: say in ${fileOf(table)} whether it is personal`
          : `${table}.${column}: describe the table in a .personal-data.ts beside its feature, named in 'keeps' of its module`,
      ),
    ...[...said].filter((name) => !there.has(name)).map((name) => `${name} is described, but is not there`),
  ];
}
