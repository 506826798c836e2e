import { useQuery } from '@tanstack/react-query';

import { Bones, ErrorPanel } from '@alcancia/web-kit/ui';

import { draftOf } from './knowledge-draft.js';
import { KnowledgeForm } from './knowledge-form.js';
import { entryOf } from './knowledge.queries.js';

/** An entry of the list as it is changed: what the list leaves out is read first. */
export function OpenedEntry({ entryId, onClose }: { readonly entryId: string; readonly onClose: () => void }) {
  const { data, isError, refetch } = useQuery(entryOf(entryId));
  if (isError) return <ErrorPanel onRetry={() => void refetch()} />;
  if (!data) return <Bones card lines={6} />;
  const { version } = data.entry;
  return <KnowledgeForm key={version} changes={{ entryId, version }} start={draftOf(data.entry)} onClose={onClose} />;
}
