import type { SqlEntityManager } from '@mikro-orm/sql';
import type { z } from 'zod';

import type { RequestContract } from '@alcancia/contracts/define';
import type { dailyFigures, figuresAsked, serviceTroubles } from '@alcancia/contracts/figures';

import type { Caller } from '../caller.js';
import { Feature } from '../feature.js';
import { Handles, UseCase } from '../use-case/use-case.js';
import type { Reading } from '../use-case/work.js';
import { readDays } from './daily-counts.js';
import { readTroubles } from './read-troubles.js';
import { waitingIn } from './waiting.js';

type Figures = ReturnType<typeof dailyFigures<string, string>>;

interface FiguresParts {
  /** Name of the service's schema. */
  readonly of: string;
  readonly figures: RequestContract<typeof figuresAsked, Figures, 'read'>;
  readonly troubles: RequestContract<z.ZodObject, typeof serviceTroubles, 'read'>;
  /** What there is now, of which no day says how often it happened. */
  readonly now?: (em: SqlEntityManager, now: Date) => Promise<Record<string, number>>;
}

/**
 * What a service says of itself to those who run the product (G40): what `work.count` has counted day by day, what there
 * is now, what waits, and what it could not do.
 */
export function figuresModule({ of, figures, troubles, now: standing }: FiguresParts) {
  const counted = Object.keys(figures.output.shape.days.element.shape.counts.shape);

  @UseCase()
  class ReadFiguresOfService {
    @Handles(figures)
    async execute(_administrator: Caller, { days }: z.output<typeof figuresAsked>, { em, now }: Reading) {
      return {
        asOf: now.toISOString(),
        days: await readDays(em, of, { now, days, figures: counted }),
        now: (await standing?.(em, now)) ?? {},
        waiting: await waitingIn(em, of, now),
      };
    }
  }

  @UseCase()
  class ListTroublesOfService {
    @Handles(troubles)
    execute(_administrator: Caller, _input: object, { em }: Reading) {
      return readTroubles(em, of);
    }
  }

  @Feature({ useCases: [ReadFiguresOfService, ListTroublesOfService] })
  class FiguresModule {}
  return FiguresModule;
}
