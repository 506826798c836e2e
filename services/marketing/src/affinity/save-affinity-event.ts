import type { InputOf, OutputOf } from '@alcancia/contracts/define';
import { saveAffinityEvent, variantOf } from '@alcancia/contracts/marketing';
import { type Caller, Handles, UseCase, type Work } from '@alcancia/server-kit';

import { AffinityTests } from './affinity-tests.store.js';
import { VisitorSessions } from './visitor-sessions.cipher.js';

/** Counts what happens in the test, each thing once in a session; nothing where the test is not measured. */
@UseCase()
export class SaveAffinityEvent {
  constructor(
    private readonly tests: AffinityTests,
    private readonly sessions: VisitorSessions,
  ) {}

  @Handles(saveAffinityEvent)
  async execute(
    _visitor: Caller,
    { testId, sessionId, eventType, eventData }: InputOf<typeof saveAffinityEvent>,
    { em, newId, now }: Work,
  ): Promise<OutputOf<typeof saveAffinityEvent>> {
    const { analyticsEnabled, abTestConfig } = await this.tests.find(em, testId);
    if (!analyticsEnabled) return {};
    await em.execute(
      `insert into marketing.family_affinity_analytics
         (id, test_id, session_hmac, event_type, event_data, ab_variant, created_at)
       values (?, ?, ?, ?, ?::jsonb, ?, ?) on conflict do nothing`,
      [
        newId(),
        testId,
        this.sessions.fingerprint(sessionId),
        eventType,
        JSON.stringify(eventData),
        variantOf(sessionId, abTestConfig.enabled),
        now.toISOString(),
      ],
    );
    return {};
  }
}
