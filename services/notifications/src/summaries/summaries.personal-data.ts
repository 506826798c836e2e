import { after, describeTable, personal, plain, secret } from '@alcancia/server-kit';

import { summariesKeptForMs } from '../mails/mails.limits.js';

/** For which week who was written to; the week itself, the children's, is gone once the e-mail has left. */
export const summaryTables = [
  describeTable('weekly_summaries', {
    about: 'adult_id',
    kind: 'notices',
    kept: after('ended_at', summariesKeptForMs),
    erased: 'row',
    mentions: [
      `update {schema}.weekly_summaries set children = coalesce(
         (select jsonb_agg(week) from jsonb_array_elements(children) week where week->>'childId' <> :person::text), '[]')
       where children @> jsonb_build_array(jsonb_build_object('childId', :person::text))`,
    ],
    columns: [personal('notices', 'ended_at sent_at'), secret('notices', 'children'), plain('family_id due_at')],
  }),
];
