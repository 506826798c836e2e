import { listFamilyTroubles, readFamilyFigures } from '@alcancia/contracts/family';
import { figuresModule } from '@alcancia/server-kit';

import { activeChildren } from './active-children.store.js';

/** What was approved here per day, how many children do something, and what waits. */
export const FiguresModule = figuresModule({
  of: 'family',
  figures: readFamilyFigures,
  troubles: listFamilyTroubles,
  now: async (em, now) => ({ activeChildren: await activeChildren(em, now) }),
});
