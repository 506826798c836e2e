import type { GoalView } from '@alcancia/contracts/family';

import type { words } from '../words/goals.js';

export type GoalGroup = keyof typeof words.states;

const isThere = ({ state }: GoalView['progress'][number]): boolean =>
  state === 'alcanzada' || state === 'por_entregar' || state === 'canjeada';

/** Where a goal is listed: reached once every child is there; an expired one still runs, it can be extended (G6). */
export function groupOf({ state, progress }: GoalView): GoalGroup {
  if (state === 'archivada') return 'archivadas';
  if (state === 'pausada') return 'pausadas';
  return progress.length > 0 && progress.every(isThere) ? 'alcanzadas' : 'activas';
}
