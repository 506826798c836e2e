import type { OutputOf } from '@alcancia/contracts/define';
import type { readAgenda } from '@alcancia/contracts/family';

export type AgendaDay = OutputOf<typeof readAgenda>['days'][number];

/** How far a day has come. */
export const sumOf = ({ occurrences }: AgendaDay) => ({
  done: occurrences.filter(({ state }) => state === 'aprobada').length,
  inReview: occurrences.filter(({ state }) => state === 'en_revision').length,
  all: occurrences.length,
});
