import { notPersonal } from '@alcancia/server-kit';

/** An id of who switched it. Who is behind it stands in the profile alone and goes with it. */
export const flagTables = [notPersonal('admin_flags', 'id feature enabled changed_at changed_by')];
