import type { SqlEntityManager } from '@mikro-orm/sql';

import { type DataKind, kindsAbout } from '@alcancia/contracts/privacy';

import type { KeptTable } from './kept-table.js';

/** Whose data is asked for. */
export interface Person {
  readonly id: string;
  readonly role: 'child' | 'adult';
  /** The children whose data an adult may read whole: those whose profile is theirs. */
  readonly ownChildIds: readonly string[];
}

/** What one table keeps of a person, as JSON; columns with ids of people are named apart, for a reader knows names. */
export interface TableRows {
  readonly table: string;
  readonly columns: readonly { readonly name: string; readonly kind: DataKind; readonly isPeople: boolean }[];
  /** In the order of the columns; null where it says nothing, or where it is a child's that is not theirs. */
  readonly rows: readonly (readonly unknown[])[];
}

/** Columns that name children, one or several. */
const ofChildren = ['child_id', 'child_ids'];
/** What an adult's own relation to a child is made of; all other kinds are the child's data. */
const ofBoth: readonly DataKind[] = ['guardians', 'invitations', 'consents', 'entry', 'account'];

const isOfBoth = (column: { readonly kind: DataKind } | undefined): boolean =>
  column !== undefined && ofBoth.includes(column.kind);

interface ColumnRow {
  readonly table: string;
  readonly column: string;
  readonly is_list: boolean;
}
interface LinkRow {
  readonly table: string;
  readonly column: string;
  readonly other: string;
  readonly other_column: string;
}

/** Reads what the database knows and the registry does not repeat: which columns are lists, and which row belongs to which. */
async function shapeOf(em: SqlEntityManager, schema: string) {
  const columns = await em.execute<ColumnRow[]>(
    `select c.relname as table, a.attname as column, a.attndims > 0 as is_list
     from pg_attribute a join pg_class c on c.oid = a.attrelid join pg_namespace n on n.oid = c.relnamespace
     where n.nspname = ? and a.attnum > 0 and not a.attisdropped and c.relkind = 'r'`,
    [schema],
  );
  const links = await em.execute<LinkRow[]>(
    `select c.relname as table, a.attname as column, o.relname as other, b.attname as other_column
     from pg_constraint k join pg_class c on c.oid = k.conrelid join pg_class o on o.oid = k.confrelid
     join pg_namespace n on n.oid = c.relnamespace
     join pg_attribute a on a.attrelid = k.conrelid and a.attnum = k.conkey[1]
     join pg_attribute b on b.attrelid = k.confrelid and b.attnum = k.confkey[1]
     where k.contype = 'f' and n.nspname = ? and cardinality(k.conkey) = 1`,
    [schema],
  );
  const lists = new Set(columns.filter(({ is_list }) => is_list).map(({ table, column }) => `${table}.${column}`));
  return { isList: (table: string, column: string) => lists.has(`${table}.${column}`), links };
}
type Shape = Awaited<ReturnType<typeof shapeOf>>;

/** Where a row is the person's to read, in SQL with the alias `t`; null where the registry does not say whose it is. */
function whose(
  { table, readBy, kept }: KeptTable,
  shape: Shape,
  { schema, tables, alias = 't' }: { schema: string; tables: readonly KeptTable[]; alias?: string },
): string | null {
  if (readBy.length > 0)
    return readBy
      .map((column) =>
        shape.isList(table, column) ? `:person = any(${alias}.${column})` : `${alias}.${column} = :person`,
      )
      .join(' or ');
  if (typeof kept !== 'object' || !('with' in kept)) return null;
  const parent = tables.find((one) => one.table === kept.with);
  const link = shape.links.find((one) => one.table === table && one.other === kept.with);
  if (!parent || !link) return null;
  const above = `${alias}p`;
  const ofParent = whose(parent, shape, { schema, tables, alias: above });
  if (ofParent === null) return null;
  return `exists (select 1 from ${schema}.${parent.table} ${above}
                  where ${above}.${link.other_column} = ${alias}.${link.column} and (${ofParent}))`;
}

/** Whether a row names only children whose data this person may read whole. */
function isWhole({ table, about }: KeptTable, shape: Shape): string {
  const named = about.filter((column) => ofChildren.includes(column));
  const conditions = named.map((column) =>
    shape.isList(table, column) ? `t.${column} <@ :own` : `coalesce(t.${column} = any(:own), true)`,
  );
  return conditions.length === 0 ? 'true' : conditions.join(' and ');
}

const literal = (id: string): string => {
  if (!/^[0-9a-f-]{36}$/i.test(id)) throw new Error('Only ids of people may be asked about');
  return `'${id}'::uuid`;
};

/** Everything that a service keeps of a person and that the person may read, table by table (G41). */
export async function rowsAbout(
  em: SqlEntityManager,
  schema: string,
  tables: readonly KeptTable[],
  person: Person,
): Promise<TableRows[]> {
  const shape = await shapeOf(em, schema);
  const kinds: readonly DataKind[] = kindsAbout(person.role);
  const own = person.role === 'child' ? [person.id] : person.ownChildIds;
  const withValues = (sql: string): string =>
    sql.replaceAll(':person', literal(person.id)).replaceAll(':own', `array[${own.map(literal).join(', ')}]::uuid[]`);
  const found: TableRows[] = [];
  for (const table of tables) {
    const columns = table.columns.flatMap(({ name, kind, isExported }) =>
      kind !== null && isExported && kinds.includes(kind) ? [{ name, kind, isPeople: table.about.includes(name) }] : [],
    );
    const condition = whose(table, shape, { schema, tables });
    if (condition === null || columns.every(({ isPeople }) => isPeople)) continue;
    // The whole of a child's rows, shared with siblings or not, is the child's own.
    const whole = person.role === 'child' ? 'true' : isWhole(table, shape);
    const list = columns.map(({ name }) => `t.${name}`).join(', ');
    const rows = await em.execute<{ cells: unknown[]; is_whole: boolean }[]>(
      withValues(
        `select jsonb_build_array(${list}) as cells, (${whole}) as is_whole from ${schema}.${table.table} t where ${condition}`,
      ),
    );
    const readable = rows.flatMap(({ cells, is_whole }) => {
      const kept = cells.map((cell, at) => (is_whole || isOfBoth(columns[at]) ? cell : null));
      return is_whole || kept.some((cell, at) => cell !== null && columns[at]?.isPeople === false) ? [kept] : [];
    });
    if (readable.length > 0) found.push({ table: table.table, columns, rows: readable });
  }
  return found;
}

/** Tables with something to read of which nobody would know whom they are about: mistakes in the registry. */
export async function unreachableTables(em: SqlEntityManager, schema: string, tables: readonly KeptTable[]) {
  const shape = await shapeOf(em, schema);
  return tables
    .filter(({ columns }) => columns.some(({ isExported }) => isExported))
    .filter((table) => whose(table, shape, { schema, tables }) === null)
    .map(({ table }) => table);
}
