import type { OccurrenceView } from '@alcancia/contracts/family';

const rank: Record<OccurrenceView['state'], number> = { rechazada: 0, disponible: 1, en_revision: 2, aprobada: 3 };

/** What can be done comes first, what is done last; otherwise as the server says. */
export const tasksInOrder = (occurrences: readonly OccurrenceView[]): OccurrenceView[] =>
  occurrences.toSorted((a, b) => rank[a.state] - rank[b.state]);
