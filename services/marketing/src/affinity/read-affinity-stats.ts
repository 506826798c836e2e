import type { SqlEntityManager } from '@mikro-orm/sql';

import type { InputOf, OutputOf } from '@alcancia/contracts/define';
import { affinityVariants, readAffinityStats } from '@alcancia/contracts/marketing';
import { type Caller, Handles, type Reading, UseCase } from '@alcancia/server-kit';

import { AffinityTests } from './affinity-tests.store.js';

interface Happened {
  readonly eventType: string;
  readonly question: number | null;
  readonly route: string | null;
  readonly visits: number;
}

interface Scored {
  readonly key: 'A' | 'B';
  readonly results: number;
  /** Of the percentages. */
  readonly total: number;
}

/** How far visits come, how families score and what they tap afterwards (G38). */
@UseCase()
export class ReadAffinityStats {
  constructor(private readonly tests: AffinityTests) {}

  @Handles(readAffinityStats)
  async execute(
    _administrator: Caller,
    { testId }: InputOf<typeof readAffinityStats>,
    { em }: Reading,
  ): Promise<OutputOf<typeof readAffinityStats>> {
    const test = await this.tests.find(em, testId);
    const [happened, scored] = [await eventsOf(em, testId), await resultsOf(em, testId)];
    const visitsOf = (type: string, question?: number): number =>
      happened
        .filter((one) => one.eventType === type && (question === undefined || one.question === question))
        .reduce((sum, { visits }) => sum + visits, 0);
    const results = scored.reduce((sum, one) => sum + one.results, 0);
    const total = scored.reduce((sum, one) => sum + one.total, 0);
    return {
      starts: visitsOf('started'),
      finishes: visitsOf('finished'),
      results,
      meanPercentage: mean(total, results),
      answered: test.questions.map((_question, nth) => visitsOf('answered', nth + 1)),
      variants: affinityVariants.map((key) => {
        const of = scored.find((one) => one.key === key);
        return { key, results: of?.results ?? 0, meanPercentage: mean(of?.total ?? 0, of?.results ?? 0) };
      }),
      ctaClicks: happened
        .filter(({ eventType, route }) => eventType === 'cta_clicked' && route !== null)
        .map(({ route, visits }) => ({ route: route ?? '', clicks: visits }))
        .toSorted((one, other) => other.clicks - one.clicks)
        .slice(0, 20),
      shares: visitsOf('shared'),
    };
  }
}

/** With one decimal. */
const mean = (total: number, count: number): number | null =>
  count === 0 ? null : Math.round((total / count) * 10) / 10;

const eventsOf = async (em: SqlEntityManager, testId: string): Promise<Happened[]> =>
  em.execute<Happened[]>(
    `select event_type as "eventType", (event_data->>'question')::int as question, event_data->>'route' as route,
       count(distinct session_hmac)::int as visits
     from marketing.family_affinity_analytics where test_id = ? group by 1, 2, 3`,
    [testId],
  );

const resultsOf = async (em: SqlEntityManager, testId: string): Promise<Scored[]> =>
  em.execute<Scored[]>(
    `select ab_variant as key, count(*)::int as results, sum(percentage)::int as total
     from marketing.family_affinity_results where test_id = ? group by 1`,
    [testId],
  );
