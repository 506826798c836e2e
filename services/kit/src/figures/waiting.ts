import type { SqlEntityManager } from '@mikro-orm/sql';

interface WaitingRow {
  readonly outbox: string | number;
  readonly oldest: string | Date | null;
  readonly retries: string | number;
  readonly dead_letters: string | number;
  readonly mails: string | number;
  readonly failed_mails: string | number;
}

/** What waits in a service's own tables: rows, and the age of the oldest unpublished event in ms. */
export interface Waiting {
  readonly events: number;
  readonly oldestEventMs: number;
  readonly retries: number;
  readonly deadLetters: number;
  readonly mails: number;
  readonly failedMails: number;
}

/** E-mails that failed at least once: a first try that is under way counts as one already. */
export const failedMails = 'sent_at is null and tries > 1';

export async function waitingIn(em: SqlEntityManager, schema: string, now: Date): Promise<Waiting> {
  const [row] = await em.execute<WaitingRow[]>(
    `select (select count(*) from ${schema}.outbox where published_at is null) as outbox,
            (select occurred_at from ${schema}.outbox where published_at is null order by position limit 1) as oldest,
            (select count(*) from ${schema}.retries) as retries,
            (select count(*) from ${schema}.dead_letters) as dead_letters,
            (select count(*) from ${schema}.mails where sent_at is null) as mails,
            (select count(*) from ${schema}.mails where ${failedMails}) as failed_mails`,
  );
  if (!row) throw new Error(`${schema} does not say what waits`);
  const ageMs = row.oldest === null ? 0 : now.getTime() - new Date(row.oldest).getTime();
  return {
    events: Number(row.outbox),
    oldestEventMs: Math.max(0, ageMs),
    retries: Number(row.retries),
    deadLetters: Number(row.dead_letters),
    mails: Number(row.mails),
    failedMails: Number(row.failed_mails),
  };
}
