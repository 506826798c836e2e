import type { SqlEntityManager } from '@mikro-orm/sql';
import type { Logger } from 'pino';

/** A migration that takes something away says so in its name: `0007-drop-old-names.contract.sql` (expand and contract). */
const takesAway = /\.contract$/;
const lookAgainMs = 500;

/** What stands between this program and the schema that it finds; null when it may serve. */
export type SchemaGap =
  | { readonly missing: readonly string[] }
  /** Migrations of a later program that took away what this one may need. */
  | { readonly beyond: readonly string[] };

/** An older service goes on serving the next schema as long as nothing was taken away; one behind its schema never serves. */
export function schemaGap(known: readonly string[], applied: readonly string[]): SchemaGap | null {
  const missing = known.filter((name) => !applied.includes(name));
  if (missing.length > 0) return { missing };
  const beyond = applied.filter((name) => !known.includes(name) && takesAway.test(name));
  return beyond.length > 0 ? { beyond } : null;
}

/** Names of the migrations that a schema has had; none when there is no schema yet. */
export async function appliedMigrations(em: SqlEntityManager, schema: string): Promise<readonly string[]> {
  const [table] = await em.execute<{ is_there: boolean }[]>(`select to_regclass(?) is not null as is_there`, [
    `${schema}.migrations`,
  ]);
  if (!table?.is_there) return [];
  return (await em.execute<{ name: string }[]>(`select name from ${schema}.migrations`)).map(({ name }) => name);
}

/** Resolves when the migration job has brought the schema up to date; rejects on one that this program does not know. */
export async function awaitSchema(
  em: () => SqlEntityManager,
  schema: string,
  known: readonly string[],
  log: Logger,
): Promise<void> {
  for (let told = ''; ;) {
    const gap = await appliedMigrations(em(), schema).then(
      (applied) => schemaGap(known, applied),
      () => 'away' as const,
    );
    if (gap === null) return;
    if (gap !== 'away' && 'beyond' in gap)
      throw new Error(`The schema of ${schema} is beyond this version: ${gap.beyond.join(', ')}`);
    const waitsFor = gap === 'away' ? 'the database' : `migrations ${gap.missing.join(', ')}`;
    if (waitsFor !== told) log.warn({ waitsFor }, 'waiting');
    told = waitsFor;
    await new Promise((resolve) => setTimeout(resolve, lookAgainMs));
  }
}
