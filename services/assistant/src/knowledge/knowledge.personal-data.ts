import { describeTable, plain } from '@alcancia/server-kit';

/** Verified answers are about nobody; who saved them is forgotten with the account (G31). */
const bySomebody = { about: 'saved_by', kind: 'account', kept: 'with-person', erased: 'columns' } as const;
const forgets = { saved_by: 'set saved_by = null' };

export const knowledgeTables = [
  describeTable('knowledge_entries', {
    ...bySomebody,
    forgets,
    columns: [
      plain(
        'id intent question_canonical aliases answer_html category age_ranges tags status created_at updated_at version',
      ),
    ],
  }),
  describeTable('knowledge_versions', {
    ...bySomebody,
    forgets,
    columns: [plain('id entry_id number content saved_at')],
  }),
];
