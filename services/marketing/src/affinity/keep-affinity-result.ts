import type { InputOf, OutputOf } from '@alcancia/contracts/define';
import { keepAffinityResult } from '@alcancia/contracts/marketing';
import { type Caller, Handles, notFound, UseCase, type Work } from '@alcancia/server-kit';

import { VisitorSessions } from './visitor-sessions.cipher.js';

/** An adult takes the own answers into the account; those of another account are not there (G38). */
@UseCase()
export class KeepAffinityResult {
  constructor(private readonly sessions: VisitorSessions) {}

  @Handles(keepAffinityResult)
  async execute(
    { adultId }: Caller,
    { testId, sessionId }: InputOf<typeof keepAffinityResult>,
    { em }: Work,
  ): Promise<OutputOf<typeof keepAffinityResult>> {
    const kept = await em.execute<unknown[]>(
      `update marketing.family_affinity_results set user_id = ?
       where test_id = ? and session_hmac = ? and (user_id is null or user_id = ?) returning id`,
      [adultId, testId, this.sessions.fingerprint(sessionId), adultId],
    );
    if (kept.length === 0) throw notFound();
    return {};
  }
}
