import { Feature } from '@alcancia/server-kit';

import { CoinsModule } from '../coins/coins.module.js';
import { filledEveryMs } from './achievements.limits.js';
import { achievementTables } from './achievements.personal-data.js';
import { Achievements } from './achievements.store.js';
import { FillAchievements } from './fill-achievements.js';
import { ListAllAchievements } from './list-all-achievements.js';
import { ListChildAchievements } from './list-child-achievements.js';
import { SaveAchievement } from './save-achievement.js';
import { SeeAchievements } from './see-achievements.js';

/** What children earn once and keep for ever, and the catalogue of it. */
@Feature({
  imports: [CoinsModule],
  useCases: [ListAllAchievements, ListChildAchievements, SaveAchievement, SeeAchievements],
  schedules: [{ name: 'fill-achievements', everyMs: filledEveryMs, run: FillAchievements }],
  providers: [Achievements],
  keeps: achievementTables,
})
export class AchievementsModule {}
