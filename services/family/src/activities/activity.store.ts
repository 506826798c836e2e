import { LockMode } from '@mikro-orm/core';
import { type SqlEntityManager } from '@mikro-orm/sql';

import { offerChanged } from '@alcancia/contracts/family';
import { type Caller, type Work } from '@alcancia/server-kit';

import { oneFamilyOf } from '../children/one-family.policy.js';
import { Activity } from './activity.entity.js';
import { activityChangedBefore, activityLimitReached, activityNotFound, activityNotYours } from './activity.errors.js';
import { activitiesPerChild } from './activity.limits.js';

/** One that the adult sees, whichever of its children gives the right to; of any other it does not exist: 404. */
export async function seenActivity(
  em: SqlEntityManager,
  adult: Caller,
  id: string,
  isLocked = false,
): Promise<Activity> {
  const childIds = { $overlap: adult.childrenSeen('activities') };
  const lock = isLocked ? { lockMode: LockMode.PESSIMISTIC_WRITE } : {};
  const activity = await em.findOne(Activity, { id, childIds }, lock);
  if (!activity) throw activityNotFound();
  return activity;
}

/** Writable with rights on all of its children (house §2.6); locked, so that two edits take turns. */
export async function ownActivity(em: SqlEntityManager, adult: Caller, id: string): Promise<Activity> {
  const activity = await seenActivity(em, adult, id, true);
  if (!canEdit(adult, activity)) throw activityNotYours();
  return activity;
}

export const canEdit = (adult: Caller, { childIds }: Pick<Activity, 'childIds'>): boolean =>
  childIds.every((childId) => adult.hasFull('activities', childId));

/** The one family of these children, on all of whom the adult has rights. */
export function familyOfAll(adult: Caller, childIds: readonly string[]): string {
  adult.mustHaveFull('activities', ...childIds);
  return oneFamilyOf(adult, childIds);
}

export function mustBeAt(activity: Activity, version: number): void {
  if (activity.version !== version) throw activityChangedBefore();
}

/** At most 50 active ones per child (G5); whoever adds one for the same child at the same time waits. */
export async function mustFitLimit(
  em: SqlEntityManager,
  childIds: readonly string[],
  exceptId?: string,
): Promise<void> {
  const ids = `{${childIds.join(',')}}`;
  await em.execute(
    `select pg_advisory_xact_lock(hashtextextended(c.id::text, 0)) from (select unnest(?::uuid[]) id order by 1) c`,
    [ids],
  );
  const full = await em.execute<unknown[]>(
    `select c.id from unnest(?::uuid[]) c(id) where ? <= (
       select count(*) from family.activities
       where child_ids @> array[c.id] and is_active and deleted_at is null and id is distinct from ?::uuid)`,
    [ids, activitiesPerChild, exceptId ?? null],
  );
  if (full.length > 0) throw activityLimitReached();
}

/** Screens of everyone concerned re-read it. */
export function tellChange(
  { publish }: Work,
  { id, familyId, childIds }: Activity,
  before: readonly string[] = [],
): void {
  const concerned = [...new Set([...childIds, ...before])];
  publish(offerChanged, { familyId, offerId: id, offer: 'activity', childIds: concerned });
}
