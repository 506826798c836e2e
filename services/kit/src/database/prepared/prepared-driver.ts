import { isRaw, raw, type Transaction } from '@mikro-orm/core';
import { PostgreSqlConnection, PostgreSqlDriver } from '@mikro-orm/postgresql';
import { NativeQueryBuilder } from '@mikro-orm/sql';
import { CompiledQuery, type Kysely } from 'kysely';

import { bind } from './bind.js';
import { nameOf } from './statement-names.js';

type Asked = Parameters<PostgreSqlConnection['execute']>;

/** MikroORM's update of several rows at once: its CASE of nothing but values has no type of its own, so they stay in the text. */
const isUpdateOfSeveral = /^update [^]*" = case when \(/;

/** Sends values beside the statement instead of in it, so that PostgreSQL reads it once for each connection. */
class PreparedConnection extends PostgreSqlConnection {
  override async execute<T>(...asked: Asked): Promise<T> {
    const [query, params = [], method = 'all', transaction] = asked;
    const { sql, values } = statementOf(query, params);
    if (isUpdateOfSeveral.test(sql)) return super.execute(...asked) as Promise<T>;
    await this.ensureConnection();
    const bound = bind((name) => this.platform.quoteIdentifier(name), sql, values);
    const client = (transaction as Transaction<Kysely<unknown>> | undefined) ?? this.getClient();
    const result = await client.executeQuery(CompiledQuery.raw(bound.text, [...bound.values]));
    return this.transformRawResult(result, method);
  }
}

/** Whether PostgreSQL is to read and plan it once for each connection; without values it is sent as it is. */
export const isKept = ({ sql, values }: Statement): boolean =>
  values.length === 0 || (!isUpdateOfSeveral.test(sql) && nameOf(sql) !== undefined);

/** PostgreSQL, asked with prepared statements. */
export class PreparedPostgreSqlDriver extends PostgreSqlDriver {
  protected override readonly connection: PreparedConnection;

  constructor(config: ConstructorParameters<typeof PostgreSqlDriver>[0]) {
    super(config);
    this.connection = new PreparedConnection(config);
  }
}

/** A statement with a mark for each of its values. */
export interface Statement {
  readonly sql: string;
  readonly values: readonly unknown[];
}

/** The text of whatever MikroORM is asked with, and the values of its marks. */
export function statementOf(query: Asked[0], params: Asked[1]): Statement {
  const asked = query instanceof NativeQueryBuilder ? query.toRaw() : query;
  if (isRaw(asked)) return { sql: asked.sql, values: asked.params };
  if (Array.isArray(params)) return { sql: asked, values: params };
  const named = raw(asked, params as Record<string, unknown>);
  return { sql: named.sql, values: named.params };
}
