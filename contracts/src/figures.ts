import { z } from 'zod';

import { day, moment } from './values.js';

const days = { most: 92, usual: 30 } as const;

/** How many days are asked for, today among them. */
export const figuresAsked = z.object({ days: z.coerce.number().int().min(1).max(days.most).default(days.usual) });

const counts = <Name extends string>(names: readonly Name[]) =>
  z.object(Object.fromEntries(names.map((name) => [name, z.int()])) as Record<Name, z.ZodInt>);

/**
 * What a service says of itself to those who run the product (G40): how often what happened on each day, what there is
 * now, and what waits in its own tables. It counts, and names nobody.
 */
export const dailyFigures = <Counted extends string, Standing extends string = never>(
  counted: readonly Counted[],
  standing: readonly Standing[] = [],
) =>
  z.object({
    asOf: moment,
    /** Days of UTC, oldest first, today last; one on which nothing happened is there too. */
    days: z
      .array(
        z.object({
          day,
          /** `errors`: requests that failed for a reason of ours, answered `internal`. */
          counts: counts([...counted, 'errors' as const]),
        }),
      )
      .max(days.most),
    now: counts(standing),
    waiting: z.object({
      /** Events that are not published yet, and the age of the oldest in ms; 0: none waits. */
      events: z.int(),
      oldestEventMs: z.int(),
      /** Events whose handler failed and tries again, and those that it has given up. */
      retries: z.int(),
      deadLetters: z.int(),
      /** E-mails that are not sent yet, and those among them that failed at least once. */
      mails: z.int(),
      failedMails: z.int(),
    }),
  });

/** The latest 100 of each: what a service could not do, without anything of the people whom it is about (G40). */
export const serviceTroubles = z.object({
  deadLetters: z
    .array(z.object({ eventId: z.uuid(), handler: z.string(), subject: z.string(), reason: z.string(), at: moment }))
    .max(100),
  /** E-mails that failed at least once and are tried again. */
  mails: z
    .array(z.object({ id: z.uuid(), template: z.string(), tries: z.int(), since: moment, nextTryAt: moment }))
    .max(100),
});
