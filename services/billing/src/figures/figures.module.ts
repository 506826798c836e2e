import { listBillingTroubles, readBillingFigures } from '@alcancia/contracts/billing';
import { figuresModule } from '@alcancia/server-kit';

import { payingFamilies } from './paying-families.store.js';

/** Who began and stopped to pay per day, who pays now, and what waits. */
export const FiguresModule = figuresModule({
  of: 'billing',
  figures: readBillingFigures,
  troubles: listBillingTroubles,
  now: payingFamilies,
});
