import type { QueryClient } from '@tanstack/react-query';

import type { OutputOf } from '@alcancia/contracts/define';
import { type OccurrenceView, readAgenda, readChildDashboard } from '@alcancia/contracts/family';
import { readKey } from '@alcancia/web-kit';

const isSame = (a: OccurrenceView, b: OccurrenceView) =>
  a.activityId === b.activityId && a.childId === b.childId && a.dueOn === b.dueOn;

const replaceIn = (occurrences: readonly OccurrenceView[], next: OccurrenceView): OccurrenceView[] =>
  occurrences.map((occurrence) => (isSame(occurrence, next) ? next : occurrence));

/** Shows an occurrence as the server just answered it, before the re-read: otherwise the button would show its old state for a moment. */
export function placeOccurrence(client: QueryClient, next: OccurrenceView): void {
  client.setQueryData<OutputOf<typeof readChildDashboard>>(
    readKey(readChildDashboard, { childId: next.childId }),
    (world) => world && { ...world, occurrences: replaceIn(world.occurrences, next) },
  );
  client.setQueriesData<OutputOf<typeof readAgenda>>(
    { predicate: ({ queryKey }) => queryKey[1] === readAgenda.subject },
    (agenda) =>
      agenda && {
        ...agenda,
        days: agenda.days.map((day) => ({ ...day, occurrences: replaceIn(day.occurrences, next) })),
      },
  );
}
