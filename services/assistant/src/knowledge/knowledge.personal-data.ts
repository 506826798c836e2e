import { notPersonal } from '@alcancia/server-kit';

/** Verified answers are written by those who run the product, about nobody. */
export const knowledgeTables = [
  notPersonal(
    'knowledge_entries',
    'id intent question_canonical aliases answer_html category age_ranges tags status created_at updated_at version',
  ),
];
