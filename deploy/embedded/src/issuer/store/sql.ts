/** One statement with numbered parameters. Times come back as `Date`, JSON as values. */
export interface Sql {
  query<Row>(text: string, params?: readonly unknown[]): Promise<Row[]>;
}

/** All that the issuer needs of a database. On PGlite a transaction holds the only connection: keep it short. */
export interface SqlPort extends Sql {
  transaction<Result>(work: (sql: Sql) => Promise<Result>): Promise<Result>;
}

/** PostgreSQL's unique_violation. */
export const isTaken = (error: unknown): boolean => error instanceof Error && 'code' in error && error.code === '23505';
