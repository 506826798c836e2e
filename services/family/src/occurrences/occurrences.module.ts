import { Feature } from '@alcancia/server-kit';

import { AchievementsModule } from '../achievements/achievements.module.js';
import { ChallengesModule } from '../challenges/challenges.module.js';
import { CoinsModule } from '../coins/coins.module.js';
import { GoalsModule } from '../goals/goals.module.js';
import { LevelsModule } from '../levels/levels.module.js';
import { ClaimActivity } from './claim-activity.js';
import { ListChildActivities } from './list-child-activities.js';
import { OccurrenceEffects } from './occurrence-effects.store.js';
import { Occurrence } from './occurrence.entity.js';
import { ReadAgenda } from './read-agenda.js';
import { WithdrawClaim } from './withdraw-claim.js';
import { occurrenceTables } from './occurrences.personal-data.js';

/** One activity on one day for one child: what is paid. */
@Feature({
  imports: [AchievementsModule, ChallengesModule, CoinsModule, GoalsModule, LevelsModule],
  useCases: [ClaimActivity, ListChildActivities, ReadAgenda, WithdrawClaim],
  entities: [Occurrence],
  providers: [OccurrenceEffects],
  exports: [OccurrenceEffects],
  keeps: occurrenceTables,
})
export class OccurrencesModule {}
