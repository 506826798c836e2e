import { after, describeTable, personal, plain } from '@alcancia/server-kit';

/** How long what was said is kept, in milliseconds (G30). */
const keptMs = 30 * 86_400_000;

export const memoryTables = [
  describeTable('conversation_messages', {
    about: 'person_id',
    kind: 'talk',
    kept: after('at', keptMs),
    erased: 'row',
    columns: [personal('talk', 'by mode source content at is_spoken'), plain('id place')],
  }),
];
