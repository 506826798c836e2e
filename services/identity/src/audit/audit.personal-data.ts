import { notPersonal } from '@alcancia/server-kit';

/** Ids and chosen words. Who is behind an id stands in the profile alone and goes with it; that an account is locked does, too. */
export const auditTables = [notPersonal('audit_log', 'id act by_id about_id before after browser system created_at')];
