import type { Work } from '@alcancia/server-kit';

import { firstEntries } from './knowledge/first-entries/index.js';
import { KnowledgeEntries } from './knowledge/knowledge-entries.store.js';

/** Fills an empty database with the verified answers that the product begins with. */
export async function fillAssistant(work: Work): Promise<void> {
  const entries = new KnowledgeEntries();
  for (const { intent, ...entry } of firstEntries)
    await entries.add(work, intent, { ...entry, ageRanges: ['adultos'], status: 'published' }, null);
}
