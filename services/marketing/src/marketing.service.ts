import { erasedInMarketing } from '@alcancia/contracts/marketing';
import { ConsentModule, defineService, ErasureModule, PersonalDataModule } from '@alcancia/server-kit';

import { AffinityModule } from './affinity/affinity.module.js';
import { AmbassadorsModule } from './ambassadors/ambassadors.module.js';
import { FiguresModule } from './figures/figures.module.js';
import { fillMarketing } from './first-run.js';
import { GenerationModule } from './generation/generation.module.js';
import { HeatmapModule } from './heatmap/heatmap.module.js';
import { LandingsModule } from './landings/landings.module.js';
import { marketingConfig } from './marketing.config.js';
import { SocialProofModule } from './social-proof/social-proof.module.js';

/** What visitors are shown, and who brought them. */
export const marketing = defineService({
  name: 'marketing',
  config: marketingConfig,
  modules: [
    AffinityModule,
    AmbassadorsModule,
    ConsentModule,
    ErasureModule,
    FiguresModule,
    GenerationModule,
    HeatmapModule,
    LandingsModule,
    PersonalDataModule,
    SocialProofModule,
  ],
  migrations: new URL('../migrations/', import.meta.url),
  erasures: { told: erasedInMarketing },
  firstRun: fillMarketing,
});

export { simulatedDrafts } from './generation/simulator/simulated-drafts.js';
