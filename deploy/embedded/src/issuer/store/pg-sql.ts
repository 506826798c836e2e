import type { Pool, PoolClient } from 'pg';

import type { Sql, SqlPort } from './sql.js';

const over = (connection: Pick<PoolClient, 'query'>): Sql => ({
  query: async <Row>(text: string, params: readonly unknown[] = []) =>
    (await connection.query(text, [...params])).rows as Row[],
});

/** The issuer's tables on a PostgreSQL server. Ending the pool is its owner's business. */
export const pgSql = (pool: Pool): SqlPort => ({
  query: (text, params = []) => pool.query(text, [...params]).then(({ rows }) => rows),
  transaction: async (work) => {
    const connection = await pool.connect();
    try {
      await connection.query('begin');
      const result = await work(over(connection));
      await connection.query('commit');
      connection.release();
      return result;
    } catch (error) {
      // A connection that cannot even roll back is thrown away.
      await connection.query('rollback').then(
        () => connection.release(),
        () => connection.release(true),
      );
      throw error;
    }
  },
});
