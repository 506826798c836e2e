import type { SqlEntityManager } from '@mikro-orm/sql';
import type { z } from 'zod';

import type { serviceTroubles } from '@alcancia/contracts/figures';

import { DeadLetters } from '../operate/dead-letters.js';
import { failedMails } from './waiting.js';

type Troubles = z.output<typeof serviceTroubles>;

const atMost = 100;

interface MailRow {
  readonly id: string;
  readonly template: string;
  readonly tries: number;
  readonly created_at: string | Date;
  readonly next_try_at: string | Date;
}

const iso = (moment: string | Date): string => new Date(moment).toISOString();

/** The latest events that a service has given up and e-mails that it could not send, without whom they are about. */
export async function readTroubles(em: SqlEntityManager, schema: string): Promise<Troubles> {
  const letters = await new DeadLetters(em, schema).list(atMost);
  const mails = await em.execute<MailRow[]>(
    `select id, template, tries, created_at, next_try_at from ${schema}.mails
     where ${failedMails} order by created_at desc, id limit ${atMost}`,
  );
  return {
    deadLetters: letters.map(({ diedAt, ...letter }) => ({ ...letter, at: iso(diedAt) })),
    mails: mails.map(({ id, template, tries, created_at: since, next_try_at: next }) => ({
      id,
      template,
      tries,
      since: iso(since),
      nextTryAt: iso(next),
    })),
  };
}
