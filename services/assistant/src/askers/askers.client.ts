import { Inject, Injectable } from '@nestjs/common';

import { readAge } from '@alcancia/contracts/identity';
import { askService, BUS, type Bus, type Caller, Consents, failure, type Work } from '@alcancia/server-kit';

import { ageRangeOf } from './age-range.policy.js';
import type { Asker } from './asker.policy.js';
import { ageWithinMs } from './askers.limits.js';

/** Knows who asks; a child only where it may (G30, G41). */
@Injectable()
export class Askers {
  constructor(
    private readonly consents: Consents,
    @Inject(BUS) private readonly bus: Pick<Bus, 'request'>,
  ) {}

  /** Throws `assistant_not_allowed` for a child to whom nobody allows it at this moment. */
  async of(caller: Caller, { em }: Pick<Work, 'em'>): Promise<Asker> {
    if (!caller.isChild) return { kind: 'adult', age: 'adultos' };
    const childId = caller.userId;
    await this.mustStillAsk(caller, { em });
    const { age } = await askService(this.bus, readAge, { childId }, { caller, withinMs: ageWithinMs });
    return { kind: 'child', age: ageRangeOf(age), childId, familyId: caller.familyOf(childId) };
  }

  /** Throws `assistant_not_allowed` for a child to whom nobody allows it at this moment. */
  async mustStillAsk(caller: Caller, { em }: Pick<Work, 'em'>): Promise<void> {
    if (caller.isChild && !(await this.consents.mayBeDone(em, caller.userId, 'assistant')))
      throw failure('assistant_not_allowed');
  }

  /** Throws `voice_not_allowed` for a child whose voice nobody allows to be heard at this moment. */
  async mustStillSpeak(caller: Caller, { em }: Pick<Work, 'em'>): Promise<void> {
    if (caller.isChild && !(await this.consents.mayBeDone(em, caller.userId, 'voice')))
      throw failure('voice_not_allowed');
  }
}
