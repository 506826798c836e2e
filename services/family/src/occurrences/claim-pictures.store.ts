import { LockMode } from '@mikro-orm/core';
import { Injectable } from '@nestjs/common';
import type { SqlEntityManager } from '@mikro-orm/sql';

import type { claimActivity } from '@alcancia/contracts/family';
import { type Act, type Reading, unwatched } from '@alcancia/server-kit';

import { Activity } from '../activities/activity.entity.js';
import type { Picture } from '../approvals/picture.policy.js';
import { Pictures } from '../approvals/pictures.store.js';
import { CoinLedger } from '../coins/coins.ledger.js';
import { type Claimable, nameOf, slotOf, willApprove } from './claim.policy.js';
import { Occurrence } from './occurrence.entity.js';

type Acts = readonly Act<typeof claimActivity>[];

export interface ClaimPicture extends Claimable {
  /** For those who approve as they claim. */
  readonly toApprove: Picture;
}

/**
 * Reads what claims look at. The children's balances are locked before what was claimed of the same before, in the order of
 * every decision: of what nobody has claimed yet there is no row to lock.
 */
@Injectable()
export class ClaimPictures {
  constructor(
    private readonly ledger: CoinLedger,
    private readonly pictures: Pictures,
  ) {}

  async read(acts: Acts, { em, now }: Reading): Promise<ClaimPicture> {
    const activities = await activitiesOf(em, acts);
    const slots = acts.flatMap(({ caller, input: { activityId, childId } }) => {
      const activity = activities.get(activityId);
      return activity?.childIds.includes(childId) ? [slotOf(activity, caller, childId, now)] : [];
    });
    const purses = await this.ledger.lock(em, ...new Set(slots.map(({ childId }) => childId)));
    const occurrences = slots.length === 0 ? [] : await claimedBefore(em, slots);
    const claimable = { activities, occurrences: new Map(occurrences.map((each) => [nameOf(each), each])) };
    const toApprove = await this.pictures.toClaim(em, purses, willApprove(claimable, acts, now));
    return { ...claimable, toApprove };
  }
}

async function activitiesOf(em: SqlEntityManager, acts: Acts): Promise<ReadonlyMap<string, Activity>> {
  const ids = [...new Set(acts.map(({ input }) => input.activityId))];
  const activities = await unwatched(em, Activity, { id: { $in: ids } }, { orderBy: { id: 'asc' } });
  return new Map(activities.map((activity) => [activity.id, activity]));
}

/** Of these slots, and perhaps of others of the same activities and children. */
function claimedBefore(em: SqlEntityManager, slots: readonly ReturnType<typeof slotOf>[]): Promise<Occurrence[]> {
  const each = (key: 'activityId' | 'childId' | 'slotKey') => ({ $in: [...new Set(slots.map((slot) => slot[key]))] });
  const where = { activityId: each('activityId'), childId: each('childId'), slotKey: each('slotKey') };
  return unwatched(em, Occurrence, where, { lockMode: LockMode.PESSIMISTIC_WRITE, orderBy: { id: 'asc' } });
}
