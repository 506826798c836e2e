import type { DataKind } from '@alcancia/contracts/privacy';

/** Rows are deleted `ms` after the time in `after`; with `where` only those, the others stay as long as the person. */
export interface RunsOut {
  readonly after: string;
  readonly ms: number;
  /** SQL about the table's own columns. */
  readonly where?: string;
}

/**
 * How long a row is kept. `with-person`: as long as the people it is about. `{ with }`: deleted with the row of another
 * table that it belongs to. `until-done`: the service itself takes it away within a day. `for-good`: names nobody.
 */
export type Kept = 'with-person' | 'until-done' | 'for-good' | RunsOut | { readonly with: string };

/**
 * What becomes of a row when somebody it is about is erased. `row`: it goes too. `columns`: it stays, because other rows
 * or the books need it, without the person. `runs-out`: nothing; it is gone by itself after the time it is kept.
 */
export type Erased = 'row' | 'columns' | 'runs-out';

export interface KeptColumn {
  readonly name: string;
  /** Null: says nothing about a person. */
  readonly kind: DataKind | null;
  /** Whether the person gets to read it when they ask for their data; hashes, keys and tokens never. */
  readonly isExported: boolean;
}

/** What one table keeps of people: for what, how long, and how it is erased and exported (G41). */
export interface KeptTable {
  readonly table: string;
  /** Columns with the ids of the people a row is about. */
  readonly about: readonly string[];
  /** Those of `about` whose person finds the row in a download: what somebody else was told is not theirs to read. */
  readonly readBy: readonly string[];
  readonly kept: Kept;
  readonly erased: Erased;
  /**
   * Columns of `about` whose person may go while the row stays → how: 'set …' of the row, or a whole statement. In them
   * `:person` and `:now` stand for what they say, `:nobody` for an id that is nobody's, `:alias` for one that takes the
   * person's place in rows that belong together, `{schema}` for the schema. Any other column takes its row along.
   */
  readonly forgets: Readonly<Record<string, readonly string[]>>;
  /** Statements that take a person out of columns that name people beside other things: JSON. They run before `forgets`. */
  readonly mentions: readonly string[];
  readonly columns: readonly KeptColumn[];
}

interface ColumnGroup {
  readonly kind: DataKind | null;
  readonly isExported: boolean;
  readonly names: string;
}

/** Columns about a person, which go into what they download; names separated by spaces, as in the groups below. */
export const personal = (kind: DataKind, names: string): ColumnGroup => ({ kind, isExported: true, names });
/** Columns about a person that never leave: hashes, keys, tokens, sealed texts. */
export const secret = (kind: DataKind, names: string): ColumnGroup => ({ kind, isExported: false, names });
/** Columns that say nothing about a person. */
export const plain = (names: string): ColumnGroup => ({ kind: null, isExported: false, names });

export const after = (column: string, ms: number, where?: string): RunsOut => ({
  after: column,
  ms,
  ...(where === undefined ? {} : { where }),
});

interface TableSays {
  /** Columns with the ids of the people a row is about, separated by spaces; `kind` is theirs. */
  readonly about?: string;
  /** Those of `about` who may download the row; all of them without it. */
  readonly readBy?: string;
  readonly kind: DataKind;
  readonly kept: Exclude<Kept, 'for-good'>;
  readonly erased: Erased;
  readonly forgets?: Readonly<Record<string, string | readonly string[]>>;
  readonly mentions?: readonly string[];
  readonly columns: readonly ColumnGroup[];
}

const wordsIn = (names: string): string[] => names.split(/\s+/).filter((name) => name !== '');

/** Says of every column of a table whether it is personal. Throws when a column is said twice. */
export function describeTable(
  table: string,
  { about = '', readBy = about, kind, kept, erased, forgets = {}, mentions = [], columns }: TableSays,
): KeptTable {
  return checked({
    table,
    about: wordsIn(about),
    readBy: wordsIn(readBy),
    kept,
    erased,
    forgets: Object.fromEntries(Object.entries(forgets).map(([column, how]) => [column, [how].flat()])),
    mentions,
    columns: [{ ...personal(kind, about) }, ...columns].flatMap(columnsOf),
  });
}

/** A table in which nobody is named. */
export const notPersonal = (table: string, names: string, kept: Kept = 'for-good'): KeptTable =>
  checked({
    table,
    about: [],
    readBy: [],
    kept,
    erased: 'runs-out',
    forgets: {},
    mentions: [],
    columns: columnsOf(plain(names)),
  });

const columnsOf = ({ names, ...says }: ColumnGroup): KeptColumn[] => wordsIn(names).map((name) => ({ name, ...says }));

function checked(described: KeptTable): KeptTable {
  const names = described.columns.map(({ name }) => name);
  const twice = names.find((name, at) => names.indexOf(name) !== at);
  if (twice !== undefined) throw new Error(`${described.table} says twice what ${twice} is`);
  const unknown = Object.keys(described.forgets).find((column) => !described.about.includes(column));
  if (unknown !== undefined) throw new Error(`${described.table} is not about a person in ${unknown}`);
  return described;
}
