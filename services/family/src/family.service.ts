import { erasedInFamily } from '@alcancia/contracts/family';
import { ConsentModule, defineService, ErasureModule, PersonalDataModule } from '@alcancia/server-kit';

import { AchievementsModule } from './achievements/achievements.module.js';
import { ActivitiesModule } from './activities/activities.module.js';
import { ApprovalsModule } from './approvals/approvals.module.js';
import { CelebrationsModule } from './celebrations/celebrations.module.js';
import { ChallengesModule } from './challenges/challenges.module.js';
import { ChildrenModule } from './children/children.module.js';
import { CoinsModule } from './coins/coins.module.js';
import { DashboardModule } from './dashboard/dashboard.module.js';
import { familyConfig } from './family.config.js';
import { FiguresModule } from './figures/figures.module.js';
import { GoalsModule } from './goals/goals.module.js';
import { LevelsModule } from './levels/levels.module.js';
import { OccurrencesModule } from './occurrences/occurrences.module.js';
import { OfficialChallengesModule } from './official-challenges/official-challenges.module.js';
import { PetsModule } from './pets/pets.module.js';
import { ProgressModule } from './progress/progress.module.js';
import { RemindersModule } from './reminders/reminders.module.js';
import { RewardsModule } from './rewards/rewards.module.js';
import { TemplatesModule } from './templates/templates.module.js';
import { WalletModule } from './wallet/wallet.module.js';
import { WeeksModule } from './weeks/weeks.module.js';
import { WorldsModule } from './worlds/worlds.module.js';

/** Activities, approvals, goals, rewards, the coins that move with them, and the worlds of the children. */
export const family = defineService({
  name: 'family',
  config: familyConfig,
  modules: [
    AchievementsModule,
    ActivitiesModule,
    ApprovalsModule,
    CelebrationsModule,
    ChallengesModule,
    ChildrenModule,
    CoinsModule,
    ConsentModule,
    DashboardModule,
    ErasureModule,
    FiguresModule,
    GoalsModule,
    LevelsModule,
    OccurrencesModule,
    OfficialChallengesModule,
    PersonalDataModule,
    PetsModule,
    ProgressModule,
    RemindersModule,
    RewardsModule,
    TemplatesModule,
    WalletModule,
    WeeksModule,
    WorldsModule,
  ],
  migrations: new URL('../migrations/', import.meta.url),
  appendOnly: ['ledger_entries'],
  erasures: { told: erasedInFamily },
});
