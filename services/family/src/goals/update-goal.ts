import { LockMode } from '@mikro-orm/core';

import type { InputOf, OutputOf } from '@alcancia/contracts/define';
import { updateGoal } from '@alcancia/contracts/family';
import { type Caller, Handles, unwatched, UseCase, type Work } from '@alcancia/server-kit';

import { CoinLedger } from '../coins/coins.ledger.js';
import { familyDay } from '../occurrences/family-day.policy.js';
import { tidy } from './goal-fields.policy.js';
import { passMilestones } from './goal-progress.policy.js';
import { GoalWay, keptWays, startWay } from './goal-way.entity.js';
import type { Goal } from './goal.entity.js';
import { goalDatePassed } from './goal.errors.js';
import { goals, mustBeActivitiesOf } from './goal.store.js';
import { milestonesOf } from './goals-moved.store.js';

/** An adult changes a goal. What was reached stays reached; what a nearer end puts behind a child is paid now. */
@UseCase()
export class UpdateGoal {
  constructor(private readonly ledger: CoinLedger) {}

  @Handles(updateGoal)
  async execute(
    adult: Caller,
    { goalId, version, ...input }: InputOf<typeof updateGoal>,
    work: Work,
  ): Promise<OutputOf<typeof updateGoal>> {
    const fields = tidy(input);
    const { em, now } = work;
    const purses = await this.ledger.lock(em, ...fields.childIds);
    const goal = await goals.toEdit(work, adult, goalId, { version, childIds: fields.childIds });

    const today = familyDay(now, adult.timeZoneOf(fields.childIds[0] as string));
    if (fields.dueAt !== null && fields.dueAt !== goal.dueAt && fields.dueAt < today) throw goalDatePassed();
    await mustBeActivitiesOf(em, goal.familyId, fields.associatedActivities);

    const before = goal.childIds;
    goal.edit(fields);
    const ways = await membersOf(work, goal);
    const milestones = await milestonesOf(em, ways);
    const beside = { purses, standings: new Map() };
    for (const way of ways) passMilestones(work, milestones, beside, { goal, way }, adult.userId);
    return goals.changed(work, goal, before);
  }
}

/** The ways of those whom the goal names now: who is new starts here, who comes back goes on, who left keeps its points. */
async function membersOf(work: Work, { id: goalId, childIds }: Goal): Promise<GoalWay[]> {
  const { em, now, writeLast } = work;
  const lockMode = LockMode.PESSIMISTIC_WRITE;
  const ways = await unwatched(em, GoalWay, { goalId }, { lockMode, orderBy: { childId: 'asc' } });
  for (const way of ways) if (way.setMember(childIds.includes(way.childId), now)) writeLast(keptWays, way);
  const newcomers = childIds.filter((childId) => !ways.some((way) => way.childId === childId));
  return [
    ...ways.filter(({ leftAt }) => leftAt === null),
    ...newcomers.map((childId) => startWay(work, goalId, childId)),
  ];
}
