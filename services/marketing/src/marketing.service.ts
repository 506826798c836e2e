import { erasedInMarketing } from '@alcancia/contracts/marketing';
import { defineService, ErasureModule, PersonalDataModule } from '@alcancia/server-kit';

import { AmbassadorsModule } from './ambassadors/ambassadors.module.js';
import { FiguresModule } from './figures/figures.module.js';
import { fillMainLanding } from './landings/fill-main-landing.js';
import { LandingsModule } from './landings/landings.module.js';
import { marketingConfig } from './marketing.config.js';

/** What visitors are shown, and who brought them. */
export const marketing = defineService({
  name: 'marketing',
  config: marketingConfig,
  modules: [AmbassadorsModule, ErasureModule, FiguresModule, LandingsModule, PersonalDataModule],
  migrations: new URL('../migrations/', import.meta.url),
  erasures: { told: erasedInMarketing },
  firstRun: fillMainLanding,
});
