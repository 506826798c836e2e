import { type FetchQueryOptions, type QueryKey, useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useSearchParams } from 'react-router';

import type { ApiError } from '@alcancia/web-kit';
import { toastError } from '@alcancia/web-kit/ui';

interface Editable {
  readonly id: string;
  readonly version: number;
  readonly canEdit: boolean;
}

/** Which editor the address shows, so that a reload opens it again: a new one ('?new=1'), or one that exists ('?edit={id}'). */
export function useEditor<T extends Editable, K extends QueryKey>(
  fresh: (id: string) => FetchQueryOptions<T, ApiError, T, K>,
) {
  const [picked, pick] = useState<T | null>(null);
  const [query, setQuery] = useSearchParams();
  const client = useQueryClient();
  const isAdding = query.get('new') === '1';
  const id = query.get('edit');
  const edited = id !== null && picked?.id === id && picked.canEdit ? picked : null;
  const isToBeRead = id !== null && picked?.id !== id;

  useEffect(() => {
    if (!isToBeRead) return;
    let isOver = false;
    client.fetchQuery(fresh(id)).then(
      (found) => void (isOver || pick(found)),
      (error: unknown) => void (isOver || toastError(error)),
    );
    return () => {
      isOver = true;
    };
  }, [id, isToBeRead, client, fresh]);

  return {
    isAdding,
    edited,
    /** Another one where the form must start over. */
    key: edited ? `${edited.id} ${edited.version}` : 'new',
    edit: (one: T): void => {
      pick(one);
      setQuery({ edit: one.id });
    },
    /** The child for whom a new one is meant. */
    forChild: query.get('child'),
    add: (childId: string | null = null): void => setQuery({ new: '1', ...(childId ? { child: childId } : {}) }),
    close: (): void => {
      pick(null);
      if (isAdding || id !== null) setQuery({}, { replace: true });
    },
    reload: (): void => {
      if (edited) void client.fetchQuery(fresh(edited.id)).then(pick, (error: unknown) => toastError(error));
    },
  };
}
