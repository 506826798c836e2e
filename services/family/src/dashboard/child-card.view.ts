import type { SqlEntityManager } from '@mikro-orm/sql';
import { Injectable } from '@nestjs/common';
import type { z } from 'zod';

import type { BalanceView, childCard, OccurrenceView } from '@alcancia/contracts/family';
import type { Caller } from '@alcancia/server-kit';

import { childrenById } from '../children/known-child.store.js';
import { CoinLedger } from '../coins/coins.ledger.js';
import { childGoalViews } from '../goals/goal.view.js';
import { mainGoals } from '../goals/own-goals.store.js';
import { viewLevel } from '../levels/level.policy.js';
import { familyDay } from '../occurrences/family-day.policy.js';
import { type ChildToday, occurrencesToday } from './today.view.js';

export type ChildCard = z.output<typeof childCard>;

interface FilledCard {
  readonly card: ChildCard;
  readonly today: string;
  readonly occurrences: OccurrenceView[];
}

const nothing: BalanceView = { points: 0, availableCents: 0, reservedCents: 0, pendingCents: 0 };

/** Cards of children, each with no more than the person may see of it (G1): an area without rights shows as empty. */
@Injectable()
export class ChildCards {
  constructor(private readonly ledger: CoinLedger) {}

  /** A handful of queries, however many children. */
  async of(em: SqlEntityManager, person: Caller, childIds: readonly string[], now: Date): Promise<FilledCard[]> {
    const days = childIds.map((childId): ChildToday => {
      const timeZone = person.timeZoneOf(childId);
      return { childId, timeZone, today: familyDay(now, timeZone) };
    });
    const todayOf = new Map(days.map(({ childId, today }) => [childId, today]));
    const working = days.filter(({ childId }) => person.may('seeActivities', childId));
    const paid = childIds.filter((childId) => person.may('seeWallet', childId));

    const childOf = await childrenById(em, childIds);
    const balances = await this.ledger.balances(em, paid);
    const occurrences = await occurrencesToday(em, working);
    const main = await mainGoals(em, new Map(working.map(({ childId, today }) => [childId, today])));
    const goals = await childGoalViews(
      em,
      main,
      (childId) => childOf(childId).displayName,
      (childId) => todayOf.get(childId) as string,
    );

    return days.map(({ childId, today }) => {
      const balance = balances.get(childId) ?? nothing;
      const own = occurrences.get(childId) ?? [];
      const card: ChildCard = {
        ...childOf(childId),
        balance,
        level: viewLevel(balance.points),
        todayDone: own.filter(({ state }) => state === 'aprobada').length,
        todayInReview: own.filter(({ state }) => state === 'en_revision').length,
        todayTotal: own.length,
        mainGoal: goals.find(({ progress }) => progress.childId === childId) ?? null,
      };
      return { card, today, occurrences: own };
    });
  }
}
