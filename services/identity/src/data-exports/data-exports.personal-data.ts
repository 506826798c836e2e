import { after, describeTable, personal, plain } from '@alcancia/server-kit';

import { dataExportLimits } from './data-export.limits.js';

/** What was downloaded of all this, and by whom. The archive itself lies in the store of objects, for a week. */
export const dataExportTables = [
  describeTable('data_exports', {
    about: 'about_id asked_by',
    kind: 'downloads',
    kept: after('asked_at', dataExportLimits.rowKeptMs),
    erased: 'row',
    columns: [
      personal('downloads', 'state asked_at ready_at expires_at bytes'),
      plain('id about_role parts waits_since next_try_at'),
    ],
  }),
];
