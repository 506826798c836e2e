import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';

import type { KnowledgeFields } from '@alcancia/contracts/assistant';
import { ApiError, wordsFor } from '@alcancia/web-kit';
import { toast, toastError } from '@alcancia/web-kit/ui';

import { words } from '../words/knowledge.js';
import { mergedInto } from './knowledge-draft.js';
import { entryOf, useUpsertKnowledge } from './knowledge.queries.js';
import type { SameQuestion } from './same-question.js';

export interface Changed {
  readonly entryId: string;
  readonly version: number;
}

/** The entry that a refusal names. */
function sameIn({ code, details }: ApiError): SameQuestion | null {
  const { entryId, question, percent } = details;
  const isIt = code === 'knowledge_too_similar' && typeof entryId === 'string' && typeof question === 'string';
  return isIt ? { entryId, question, percent: Number(percent) } : null;
}

/** Saves an entry; where another one answers the same, `same` names it until that is decided. */
export function useSaveKnowledge(changes: Changed | undefined, onSaved: () => void) {
  const client = useQueryClient();
  const upsert = useUpsertKnowledge();
  const [same, setSame] = useState<SameQuestion | null>(null);

  const send = (fields: KnowledgeFields, changed: Changed | undefined, isOwn: boolean): void =>
    upsert.mutate(
      { ...fields, isOwn, ...changed },
      {
        onSuccess: () => {
          setSame(null);
          toast({ kind: 'success', title: words.saved });
          onSaved();
        },
        onError: (error) => {
          const found = sameIn(error);
          setSame(found);
          if (!found) toast({ kind: 'error', title: words.notSaved, text: wordsFor(error).title });
        },
      },
    );
  return {
    same,
    isBusy: upsert.isPending,
    forget: () => setSame(null),
    save: (fields: KnowledgeFields) => send(fields, changes, false),
    saveApart: (fields: KnowledgeFields) => send(fields, changes, true),
    merge: async (fields: KnowledgeFields): Promise<void> => {
      if (!same) return;
      try {
        const { entryId, version, ...other } = (await client.fetchQuery(entryOf(same.entryId))).entry;
        send(mergedInto(other, fields), { entryId, version }, true);
      } catch (error) {
        if (error instanceof ApiError) toastError(error);
      }
    },
  };
}
