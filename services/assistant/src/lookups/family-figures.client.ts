import { Inject, Injectable } from '@nestjs/common';

import type { OutputOf } from '@alcancia/contracts/define';
import { readFamilyDashboard } from '@alcancia/contracts/family';
import { askService, BUS, type Bus, type Caller } from '@alcancia/server-kit';

import { lookupWithinMs } from './lookups.limits.js';

export type FamilyToday = OutputOf<typeof readFamilyDashboard>;

/** What the family service says of today, asked with the caller's own rights: nothing else is looked up (G30). */
@Injectable()
export class FamilyFigures {
  constructor(@Inject(BUS) private readonly bus: Pick<Bus, 'request'>) {}

  /** Null where the caller may not see it, or the service does not answer. */
  today(caller: Caller): Promise<FamilyToday | null> {
    return askService(this.bus, readFamilyDashboard, {}, { caller, withinMs: lookupWithinMs }).catch(() => null);
  }
}
