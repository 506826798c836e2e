import type { SqlEntityManager } from '@mikro-orm/sql';

import type { InputOf, OutputOf } from '@alcancia/contracts/define';
import { readFamilyDashboard } from '@alcancia/contracts/family';
import { type Caller, Handles, type Reading, UseCase } from '@alcancia/server-kit';

import { ApprovalRequest } from '../approvals/approval-request.entity.js';
import { viewApprovals } from '../approvals/approval.view.js';
import { timeZoneOfFamily } from '../children/known-family.store.js';
import { familyDay } from '../occurrences/family-day.policy.js';
import { ChildCards } from './child-card.view.js';
import { childrenShown, firstPendingShown } from './dashboard.limits.js';
import { weekOf } from './week.store.js';

/** 'Inicio': what waits, how each child's day goes, and the week. */
@UseCase()
export class ReadFamilyDashboard {
  constructor(private readonly cards: ChildCards) {}

  @Handles(readFamilyDashboard)
  async execute(
    adult: Caller,
    _input: InputOf<typeof readFamilyDashboard>,
    { em, now }: Reading,
  ): Promise<OutputOf<typeof readFamilyDashboard>> {
    const childIds = adult.childrenWhom('seeReports').toSorted().slice(0, childrenShown);
    const today = familyDay(now, await timeZoneOf(em, adult, childIds[0]));
    const waiting = { childId: { $in: adult.childrenWhom('seeApprovals') }, state: 'pendiente' as const };
    const pending = await em.count(ApprovalRequest, waiting);
    const first = await em.find(ApprovalRequest, waiting, { orderBy: { id: 'asc' }, limit: firstPendingShown });
    const filled = await this.cards.of(em, adult, childIds, now);
    const working = childIds.filter((childId) => adult.may('seeActivities', childId));
    return {
      today,
      pending,
      firstPending: await viewApprovals(em, adult, first, now),
      children: filled.map(({ card }) => card),
      week: await weekOf(em, working, today),
    };
  }
}

/** The day of the first child; before there is one, of the household that the adult owns. */
async function timeZoneOf(em: SqlEntityManager, adult: Caller, childId: string | undefined): Promise<string> {
  if (childId !== undefined) return adult.timeZoneOf(childId);
  return timeZoneOfFamily(em, adult.session.familyId);
}
