import { after, describeTable, notPersonal, personal, plain } from '@alcancia/server-kit';

import { soundKeptMs } from './voice.limits.js';

const dayMs = 86_400_000;

/** What was spoken lies in the store of objects, under a hash; how many characters a household has used, never which. */
export const voiceTables = [
  notPersonal('plan_places', 'family_id max_children sequence'),
  notPersonal('spoken_characters', 'id family_id characters taken_at is_spoken', after('taken_at', 62 * dayMs)),
  describeTable('spoken_texts', {
    about: 'profile_id',
    kind: 'speech',
    kept: after('made_at', soundKeptMs),
    erased: 'row',
    columns: [personal('speech', 'made_at'), plain('profile_role hash')],
  }),
];
