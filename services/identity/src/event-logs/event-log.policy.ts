import { type Work } from '@alcancia/server-kit';

/** 'a***@dominio.es': enough to recognise one's own, too little to write to (G52). */
export function maskEmail(email: string): string {
  const at = email.lastIndexOf('@');
  return at < 1 ? '***' : `${email.slice(0, 1)}***${email.slice(at)}`;
}

export interface AuthError {
  readonly email: string;
  readonly code: string;
  readonly message: string;
  readonly userAgent: string;
}

/** A sign-in that failed, for those who run the product (spec 1 §7). */
export async function logAuthError({ em, now, newId }: Work, error: AuthError): Promise<void> {
  const at = now.toISOString();
  const meta = { ...error, email: maskEmail(error.email), timestamp: at };
  await em.execute(
    `insert into identity.event_logs (id, type, actor_id, meta, created_at) values (?, 'auth_error', null, ?::jsonb, ?)`,
    [newId(), JSON.stringify(meta), at],
  );
}
