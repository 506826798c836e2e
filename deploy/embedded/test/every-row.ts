import type { TestSystem } from './a-system.js';

/** Every row of every table in every schema, as text. */
export async function dump(system: TestSystem): Promise<readonly { readonly table: string; readonly row: string }[]> {
  const { sql } = system.databases;
  const tables = await sql.query<{ name: string }>(
    `select quote_ident(table_schema) || '.' || quote_ident(table_name) as name from information_schema.tables
     where table_type = 'BASE TABLE' and table_schema not in ('pg_catalog', 'information_schema') order by 1`,
    [],
  );
  const rows = await Promise.all(
    tables.map(async ({ name }) =>
      (await sql.query<{ row: string }>(`select t::text as row from ${name} t`, [])).map(({ row }) => ({
        table: name,
        row,
      })),
    ),
  );
  return rows.flat();
}

/** 'schema.table word' for every row in which one of the words stands. */
export const inTables = async (system: TestSystem, words: readonly string[]): Promise<string[]> =>
  (await dump(system)).flatMap(({ table, row }) =>
    words.filter((word) => row.includes(word)).map((word) => `${table} ${word}`),
  );

/** What every posting of the ledger sums to, how many entries name this child, and how many there are. */
export async function booksWithout(system: TestSystem, childId: string) {
  const [books] = await system.databases.sql.query<{ entries: string; sum: string; named: string }>(
    `select count(*) as entries, coalesce(sum(amount), 0) as sum,
            count(*) filter (where child_id = '${childId}') as named from family.ledger_entries`,
    [],
  );
  const wrong = await system.databases.sql.query(
    `select b.child_id from family.balances b where b.amount <> coalesce(
       (select sum(e.amount) from family.ledger_entries e where e.child_id = b.child_id and e.account = b.account), 0)`,
    [],
  );
  return { entries: Number(books?.entries), sum: Number(books?.sum), named: Number(books?.named), wrong };
}
