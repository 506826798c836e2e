import { ageRanges } from '@alcancia/contracts/assistant';
import type { Work } from '@alcancia/server-kit';

import { forChildren } from './knowledge/first-entries/for-children.js';
import { firstEntries } from './knowledge/first-entries/index.js';
import { KnowledgeEntries } from './knowledge/knowledge-entries.store.js';

/** Fills an empty database with the verified answers that the product begins with. */
export async function fillAssistant(work: Work): Promise<void> {
  const entries = new KnowledgeEntries();
  for (const { intent, ...entry } of firstEntries)
    await entries.add(work, intent, { ...entry, ageRanges: ['adultos'], status: 'published' }, null);
  const young = ageRanges.filter((age) => age !== 'adultos');
  for (const { intent, ...entry } of forChildren)
    await entries.add(work, intent, { ...entry, ageRanges: young, status: 'published' }, null);
}
