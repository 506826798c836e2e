import type { PGliteInterface, Transaction } from '@electric-sql/pglite';

import type { Sql, SqlPort } from './sql.js';

// The instance is shared and may be set to return raw strings: each statement names its own parsers.
const timestamptz = 1184;
const jsonb = 3802;
const options = {
  parsers: {
    [timestamptz]: (value: string) => new Date(value),
    [jsonb]: (value: string): unknown => JSON.parse(value),
  },
};

const over = (connection: Pick<Transaction, 'query'>): Sql => ({
  query: async <Row>(text: string, params: readonly unknown[] = []) =>
    (await connection.query<Row>(text, [...params], options)).rows,
});

/** The issuer's tables in an embedded database that others use as well. Closing it is its owner's business. */
export const pgliteSql = (database: Pick<PGliteInterface, 'query' | 'transaction'>): SqlPort => ({
  ...over(database),
  transaction: (work) => database.transaction((connection) => work(over(connection))),
});
