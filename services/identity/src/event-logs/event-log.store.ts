import { type Work } from '@alcancia/server-kit';

import { maskEmail } from './event-log.policy.js';

interface AuthError {
  readonly email: string;
  readonly code: string;
  readonly message: string;
  readonly userAgent: string;
}

/** A sign-in that failed, for those who run the product (spec 1 §7). */
export async function logAuthError({ em, now, newId, count }: Work, error: AuthError): Promise<void> {
  const at = now.toISOString();
  const meta = { ...error, email: maskEmail(error.email), timestamp: at };
  await em.execute(
    `insert into identity.event_logs (id, type, actor_id, meta, created_at) values (?, 'auth_error', null, ?::jsonb, ?)`,
    [newId(), JSON.stringify(meta), at],
  );
  count('failedSignIns');
}
