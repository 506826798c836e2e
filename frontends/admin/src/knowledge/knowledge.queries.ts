import { listKnowledge, readKnowledgeEntry, restoreKnowledge, upsertKnowledge } from '@alcancia/contracts/assistant';
import { read, useWrite } from '@alcancia/web-kit';

export const allKnowledge = read(listKnowledge, {});
export const entryOf = (entryId: string) => read(readKnowledgeEntry, { entryId });

export const useUpsertKnowledge = () => useWrite(upsertKnowledge);
export const useRestoreKnowledge = () => useWrite(restoreKnowledge);
