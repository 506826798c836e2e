import { fastify } from 'fastify';
import pg from 'pg';

import { obey } from './obey.js';

export interface BareList {
  readonly databaseUrl: string;
  readonly query: string;
  readonly values: readonly unknown[];
}

obey({
  /**
   * A route that sends the rows of one query as they are, from a pool as large as a service's. The query is planned for
   * its values each time: prepared once for any values, PostgreSQL chose to go through every request there is.
   */
  async open({ databaseUrl, query, values }: BareList) {
    const pool = new pg.Pool({ connectionString: databaseUrl, max: 10 });
    const server = fastify();
    server.get('/', async () => (await pool.query(query, [...values])).rows);
    return server.listen({ host: '127.0.0.1', port: 0 });
  },
});
