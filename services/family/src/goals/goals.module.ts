import { Feature } from '@alcancia/server-kit';

import { CoinsModule } from '../coins/coins.module.js';
import { CreateGoal } from './create-goal.js';
import { GoalCredit } from './goal-credit.entity.js';
import { GoalMilestone } from './goal-milestone.entity.js';
import { GoalWay } from './goal-way.entity.js';
import { Goal } from './goal.entity.js';
import { ListChildGoals } from './list-child-goals.js';
import { ListGoals } from './list-goals.js';
import { ReadGoal } from './read-goal.js';
import { RedeemGoal } from './redeem-goal.js';
import { SetGoalActive } from './set-goal-active.js';
import { SetGoalArchived } from './set-goal-archived.js';
import { UpdateGoal } from './update-goal.js';
import { goalTables } from './goals.personal-data.js';

/** Goals with their milestones, and the prizes at the end of them. */
@Feature({
  imports: [CoinsModule],
  useCases: [CreateGoal, ListChildGoals, ListGoals, ReadGoal, RedeemGoal, SetGoalActive, SetGoalArchived, UpdateGoal],
  entities: [Goal, GoalCredit, GoalMilestone, GoalWay],
  keeps: goalTables,
})
export class GoalsModule {}
