import { type FetchQueryOptions, type QueryKey, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useSearchParams } from 'react-router';

import type { ApiError } from '@alcancia/web-kit';
import { toastError } from '@alcancia/web-kit/ui';

/** Which editor a page shows: a new one by its address ('?new=1'), or one of the list. */
export function useEditor<T extends { readonly id: string; readonly version: number }, K extends QueryKey>(
  fresh: (id: string) => FetchQueryOptions<T, ApiError, T, K>,
) {
  const [edited, edit] = useState<T | null>(null);
  const [query, setQuery] = useSearchParams();
  const client = useQueryClient();
  const isAdding = query.get('new') === '1';
  const readAgain = async ({ id }: T): Promise<void> => edit(await client.fetchQuery(fresh(id)));

  return {
    isAdding,
    edited,
    /** Another one where the form must start over. */
    key: edited ? `${edited.id} ${edited.version}` : 'new',
    edit,
    /** The child for whom a new one is meant. */
    forChild: query.get('child'),
    add: (childId: string | null = null): void => setQuery({ new: '1', ...(childId ? { child: childId } : {}) }),
    close: (): void => {
      edit(null);
      if (isAdding) setQuery({}, { replace: true });
    },
    reload: (): void => {
      if (edited) void readAgain(edited).catch((error: unknown) => toastError(error));
    },
  };
}
