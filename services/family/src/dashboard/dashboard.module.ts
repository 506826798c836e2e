import { Feature } from '@alcancia/server-kit';

import { CoinsModule } from '../coins/coins.module.js';
import { ChildCards } from './child-card.view.js';
import { ReadChildDashboard } from './read-child-dashboard.js';
import { ReadFamilyDashboard } from './read-family-dashboard.js';

/** The first screens of adults and children. */
@Feature({
  imports: [CoinsModule],
  useCases: [ReadChildDashboard, ReadFamilyDashboard],
  providers: [ChildCards],
})
export class DashboardModule {}
