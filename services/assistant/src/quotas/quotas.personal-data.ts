import { after, notPersonal } from '@alcancia/server-kit';

const dayMs = 86_400_000;

/** How often a household asked, never who or what. */
export const quotaTables = [
  notPersonal('plan_places', 'family_id max_children sequence'),
  notPersonal('ai_uses', 'id family_id taken_at is_answered told_from_use', after('taken_at', 62 * dayMs)),
];
