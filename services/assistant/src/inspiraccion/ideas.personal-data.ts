import { after, describeTable, personal, plain } from '@alcancia/server-kit';

import { draftsKeptMs } from './ideas.limits.js';

/** What an adult keeps, and which children it shows it to (G33). A draft that nobody keeps runs out. */
export const ideaTables = [
  describeTable('inspiraccion_content', {
    about: 'created_by',
    kind: 'work',
    kept: after('updated_at', draftsKeptMs, `status = 'borrador'`),
    erased: 'row',
    columns: [
      personal('work', 'type title emoji body topic age_range minutes materials steps source status rating created_at'),
      plain('id updated_at version'),
    ],
  }),
  describeTable('idea_shares', {
    about: 'child_id author_id',
    kind: 'work',
    kept: 'with-person',
    erased: 'row',
    columns: [personal('work', 'shared_at'), plain('idea_id')],
  }),
];
