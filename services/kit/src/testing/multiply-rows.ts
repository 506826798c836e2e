/** Runs one statement and gives its rows. */
export type RunSql = <Row = unknown>(statement: string) => Promise<Row[]>;

interface Column {
  readonly table: string;
  readonly column: string;
  readonly type: 'uuid' | 'uuid[]' | 'other';
}

const columnsOf = (schema: string): string => `
  select c.relname as "table", quote_ident(a.attname) as "column",
    case a.atttypid when 'uuid'::regtype then 'uuid' when 'uuid[]'::regtype then 'uuid[]' else 'other' end as "type"
  from pg_class c join pg_attribute a on a.attrelid = c.oid
    left join pg_attrdef d on d.adrelid = c.oid and d.adnum = a.attnum
  where c.relnamespace = '${schema}'::regnamespace and c.relkind = 'r' and a.attnum > 0 and not a.attisdropped
    and a.attidentity = '' and a.attgenerated = '' and coalesce(pg_get_expr(d.adbin, d.adrelid), '') not like 'nextval%'
  order by c.relname, a.attnum`;

/** The same id always becomes the same other one, so that copies point at copies. */
const copyOf = (id: string): string => `md5(${id}::text || n)::uuid`;

const copied = ({ column, type }: Column): string => {
  if (type === 'uuid') return copyOf(column);
  if (type === 'uuid[]')
    return `case when ${column} is not null then array(select ${copyOf('id')} from unnest(${column}) id) end`;
  return column;
};

/**
 * Copies everything that has an id so many times under other ids: as many strangers with the same history. What cannot be
 * there twice stays as it is. No trigger runs: `run` speaks as a superuser,
 * within one transaction.
 */
export async function multiplyRows(
  run: RunSql,
  { schema, times, except = [] }: { schema: string; times: number; except?: readonly string[] },
): Promise<void> {
  const tables = Map.groupBy(await run<Column>(columnsOf(schema)), ({ table }) => table);
  await run('set local session_replication_role = replica');
  for (const [table, columns] of tables) {
    if (except.includes(table) || columns.every(({ type }) => type === 'other')) continue;
    await run(`insert into ${schema}.${table} (${columns.map(({ column }) => column).join(', ')})
      select ${columns.map(copied).join(', ')} from ${schema}.${table}, generate_series(1, ${times}) n
      on conflict do nothing`);
    await run(`analyze ${schema}.${table}`);
  }
}
