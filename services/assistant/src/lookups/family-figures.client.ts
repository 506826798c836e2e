import { Inject, Injectable } from '@nestjs/common';

import type { OutputOf } from '@alcancia/contracts/define';
import {
  type ApprovalView,
  listApprovals,
  listChildGoals,
  readAgenda,
  readFamilyDashboard,
} from '@alcancia/contracts/family';
import { askService, BUS, type Bus, type Caller } from '@alcancia/server-kit';

import { lookupWithinMs } from './lookups.limits.js';

export type FamilyToday = OutputOf<typeof readFamilyDashboard>;

type Agenda = OutputOf<typeof readAgenda>;
type Goals = OutputOf<typeof listChildGoals>;

/** What a child has to do today, and the goal that is nearest to its end. */
export interface ChildToday {
  readonly occurrences: Agenda['days'][number]['occurrences'];
  readonly mainGoal: Goals['goals'][number] | null;
}

/** What the family service says of today, asked with the caller's own rights: nothing else is looked up (G30). */
@Injectable()
export class FamilyFigures {
  constructor(@Inject(BUS) private readonly bus: Pick<Bus, 'request'>) {}

  /** Null where the caller may not see it, or the service does not answer. */
  today(caller: Caller): Promise<FamilyToday | null> {
    return askService(this.bus, readFamilyDashboard, {}, { caller, withinMs: lookupWithinMs }).catch(() => null);
  }

  /** The redemptions that wait for an adult, as many as one page holds; null as above. */
  async waitingRedemptions(caller: Caller): Promise<ApprovalView[] | null> {
    const asked = askService(this.bus, listApprovals, { limit: 50 }, { caller, withinMs: lookupWithinMs });
    return asked.then(({ requests }) => requests.filter(({ kind }) => kind === 'canje')).catch(() => null);
  }

  /** What a child asks about itself. */
  async ofChild(caller: Caller, childId: string): Promise<ChildToday | null> {
    const within = { caller, withinMs: lookupWithinMs };
    try {
      const { days } = await askService(this.bus, readAgenda, { childId }, within);
      const { goals } = await askService(this.bus, listChildGoals, { childId, limit: 1 }, within);
      return { occurrences: days[0]?.occurrences ?? [], mainGoal: goals[0] ?? null };
    } catch {
      return null;
    }
  }
}
