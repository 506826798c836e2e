import type { OccurrenceView } from '@alcancia/contracts/family';

/** An activity of a day as a card shows it. */
export type Task = OccurrenceView & {
  /** It was taken off the day while the child looked: its card stays until the next visit. */
  readonly isGone?: true;
};

const rank: Record<OccurrenceView['state'], number> = { rechazada: 0, disponible: 1, en_revision: 2, aprobada: 3 };

/** What can be done comes first, what is done last; otherwise as the server says. */
export const tasksInOrder = (occurrences: readonly Task[]): Task[] =>
  occurrences.toSorted((a, b) => rank[a.state] - rank[b.state]);

/** How a list of one day stands still: for `useSteady`. */
export const steadyTasks = {
  keyOf: ({ activityId }: Task): string => activityId,
  gone: (last: Task): Task => (last.state === 'aprobada' ? last : { ...last, isGone: true }),
};
