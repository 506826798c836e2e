import { useQuery } from '@tanstack/react-query';

import { toast, toastError } from '@alcancia/web-kit/ui';

import { saidAt } from '../said-at.js';
import { VersionList } from '../version-list.js';
import { words } from '../words/knowledge.js';
import { entryOf, useRestoreKnowledge } from './knowledge.queries.js';
import type { Changed } from './use-save-knowledge.js';

/** What an entry said before; each version but the newest can hold again (G31). */
export function KnowledgeHistory({ entryId, version, onRestored }: Changed & { readonly onRestored: () => void }) {
  const { data } = useQuery(entryOf(entryId));
  const restore = useRestoreKnowledge();
  const older = (data?.versions ?? []).filter(({ number }) => number !== version);
  if (older.length === 0) return null;
  const bring = (number: number, onSettled: () => void): void =>
    restore.mutate(
      { entryId, version, number },
      {
        onSuccess: () => {
          toast({ kind: 'success', title: words.restored });
          onRestored();
        },
        onError: (error) => toastError(error),
        onSettled,
      },
    );
  return (
    <section aria-label={words.history}>
      <h3>{words.history}</h3>
      <p className="caption">{words.historyOf(older.length)}</p>
      <VersionList
        versions={older.map(({ number, question, savedAt, savedBy }) => ({
          number,
          title: question,
          about: `${saidAt(savedAt)} · ${savedBy === null ? words.byProduct : words.byTeam}`,
        }))}
        restoreText={words.restoreText}
        isBusy={restore.isPending}
        onRestore={bring}
      />
    </section>
  );
}
