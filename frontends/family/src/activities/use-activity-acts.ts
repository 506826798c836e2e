import type { ActivityView } from '@alcancia/contracts/family';

import { offerActs } from '../offer-acts.js';
import { words } from '../words/activities.js';
import { useSetActivityActive, useSetActivityArchived } from './activities.queries.js';

/** What one tap does to an activity of the list. */
export function useActivityActs() {
  const setActive = useSetActivityActive();
  const setArchived = useSetActivityArchived();
  return {
    isBusy: ({ id }: ActivityView): boolean =>
      [setActive, setArchived].some(({ isPending, variables }) => isPending && variables.activityId === id),
    ...offerActs<ActivityView>({
      setActive: ({ id }, isActive, then) => setActive.mutate({ activityId: id, isActive }, then),
      setArchived: ({ id }, isArchived, then) => setArchived.mutate({ activityId: id, isArchived }, then),
      said: words.said,
    }),
  };
}

export type ActivityActs = ReturnType<typeof useActivityActs>;
