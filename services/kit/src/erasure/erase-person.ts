import type { SqlEntityManager } from '@mikro-orm/sql';

import type { KeptTable } from '../personal-data/kept-table.js';

/** Takes the place of an id where a row stays and a column must say something: nobody has it. */
export const nobody = '00000000-0000-0000-0000-000000000000';

export interface Erasing {
  readonly schema: string;
  readonly personId: string;
  /** Stands for the person in rows that must still belong together; kept nowhere else. */
  readonly alias: string;
  readonly now: Date;
}

/** A column with ids holds one, or a list by its name. */
const names = (column: string): string =>
  column.endsWith('_ids') ? `:person = any(${column})` : `${column} = :person`;

const quoted = (id: string): string => {
  if (!/^[0-9a-f-]{36}$/i.test(id)) throw new Error('Only an id can be erased');
  return `'${id}'::uuid`;
};

/** The statements by which one table forgets a person, with `:person`, `:alias`, `:nobody`, `:now` and `{schema}` in them. */
export function erasingStatements({ table, about, erased, forgets, mentions }: KeptTable): string[] {
  if (erased === 'runs-out') return [];
  const ofRows = about.flatMap((column) => {
    const how = forgets[column];
    if (how === undefined) return [`delete from {schema}.${table} where ${names(column)}`];
    return how.map((one) => {
      if (!one.startsWith('set ')) return one;
      const joins = /\swhere\s/.test(one) ? 'and' : 'where';
      return `update {schema}.${table} ${one} ${joins} ${names(column)}`;
    });
  });
  return [...mentions, ...ofRows];
}

/** Erases a person from the tables of a service, as each says (G41). Repeating it changes nothing more. */
export async function erasePerson(em: SqlEntityManager, tables: readonly KeptTable[], erasing: Erasing): Promise<void> {
  const { schema, personId, alias, now } = erasing;
  for (const table of tables)
    for (const statement of erasingStatements(table))
      await em.execute(
        statement
          .replaceAll('{schema}', schema)
          .replaceAll(':person', quoted(personId))
          .replaceAll(':alias', quoted(alias))
          .replaceAll(':nobody', quoted(nobody))
          .replaceAll(':now', `'${now.toISOString()}'::timestamptz`),
      );
}
