import type { InputOf, OutputOf } from '@alcancia/contracts/define';
import { affinityPercentage, rangeOf, saveAffinityResult, variantOf } from '@alcancia/contracts/marketing';
import { type Caller, failure, Handles, UseCase, type Work } from '@alcancia/server-kit';

import { AffinityTests } from './affinity-tests.store.js';
import { VisitorSessions } from './visitor-sessions.cipher.js';

/** Keeps the answers of a visitor, with what follows from them; they are nobody's (G38). */
@UseCase()
export class SaveAffinityResult {
  constructor(
    private readonly tests: AffinityTests,
    private readonly sessions: VisitorSessions,
  ) {}

  @Handles(saveAffinityResult)
  async execute(
    { origin }: Caller,
    { testId, sessionId, answers, timeTakenSeconds, device }: InputOf<typeof saveAffinityResult>,
    work: Work,
  ): Promise<OutputOf<typeof saveAffinityResult>> {
    const test = await this.tests.hold(work, testId, 'share');
    if (answers.length !== test.questions.length)
      throw failure('invalid_input', {}, [
        { field: 'answers', message: `Hacen falta ${test.questions.length} respuestas.` },
      ]);
    const percentage = affinityPercentage(answers);
    const rangeLabel = rangeOf(percentage, test.ranges)?.label ?? '';
    const { em, newId, now } = work;
    const [kept] = await em.execute<{ percentage: number; rangeLabel: string }[]>(
      `insert into marketing.family_affinity_results as r (id, test_id, session_hmac, answers, percentage, range_label,
         ab_variant, time_taken_seconds, device_info, created_at)
       values (?, ?, ?, ?::jsonb, ?, ?, ?, ?, ?::jsonb, ?)
       on conflict (test_id, session_hmac) do update set test_id = r.test_id
       returning percentage, range_label as "rangeLabel"`,
      [
        newId(),
        testId,
        this.sessions.fingerprint(sessionId),
        JSON.stringify(answers),
        percentage,
        rangeLabel,
        variantOf(sessionId, test.abTestConfig.enabled),
        timeTakenSeconds,
        device ? JSON.stringify({ ...device, userAgent: origin.userAgent.slice(0, 300) }) : null,
        now.toISOString(),
      ],
    );
    return kept ?? { percentage, rangeLabel };
  }
}
