import { LockMode } from '@mikro-orm/core';
import { type SqlEntityManager } from '@mikro-orm/sql';

import { accessChanged, childChanged } from '@alcancia/contracts/identity';
import { type Work } from '@alcancia/server-kit';

import { childSummary } from '../children/child.view.js';
import { Guardianship } from '../guardianships/guardianship.entity.js';
import { tellOfLink } from '../guardianships/guardianship.store.js';
import { Household } from '../households/household.entity.js';
import { Profile } from '../profiles/profile.entity.js';
import { PlanLimits } from './plan-limits.entity.js';
import { beyondLimit } from './places.policy.js';

export interface Person {
  readonly id: string;
  readonly displayName: string;
  readonly avatarUrl: Profile['avatarUrl'];
  readonly palette: Profile['palette'];
  readonly isBeyond: boolean;
}

/** The children of a household and the adults who look after them beside the owner, each in the order in which they came. */
interface People {
  readonly children: readonly Person[];
  readonly guardians: readonly Person[];
}

/** Whom the owner wants to keep a place, of both kinds. */
type Named = Readonly<Record<keyof People, ReadonlySet<string>>>;

export async function peopleOf(em: SqlEntityManager, familyId: string): Promise<People> {
  const children = await em.execute<Person[]>(
    `select c.id, coalesce(c.display_name, '') as "displayName", c.avatar_url as "avatarUrl", c.palette,
            b.profile_id is not null as "isBeyond"
     from identity.profiles c left join identity.beyond_plan b on b.profile_id = c.id and b.family_id = c.family_id
     where c.family_id = ? and c.role = 'child' and c.deleted_at is null order by c.created_at, c.id`,
    [familyId],
  );
  const guardians = await em.execute<Person[]>(
    `select p.id, coalesce(p.display_name, '') as "displayName", p.avatar_url as "avatarUrl", p.palette,
            b.profile_id is not null as "isBeyond"
     from identity.profiles p
     join (select g.adult_id, min(g.created_at) as since
           from identity.guardianship g
           join identity.profiles c on c.id = g.child_id and c.deleted_at is null
           where c.family_id = ? and g.status = 'active' and g.role <> 'owner' group by g.adult_id) l on l.adult_id = p.id
     left join identity.beyond_plan b on b.profile_id = p.id and b.family_id = ?
     where p.deleted_at is null order by l.since, p.id`,
    [familyId, familyId],
  );
  return { children, guardians };
}

/**
 * Gives the places of the plan anew: whoever finds none is beyond it from now on, and whoever finds one again is not (G29).
 * Called whenever the plan or those who take its places change; the household is locked, so that two changes take turns.
 */
export async function settlePlaces(work: Work, familyId: string, named?: Named): Promise<void> {
  const { em, now } = work;
  await em.flush();
  await em.findOne(Household, { id: familyId }, { lockMode: LockMode.PESSIMISTIC_WRITE });
  const { maxChildren, maxGuardians } = await PlanLimits.of(em, familyId);
  const { children, guardians } = await peopleOf(em, familyId);
  const beyondChildren = new Set(beyondLimit(children, maxChildren, named?.children));
  const beyondGuardians = new Set(beyondLimit(guardians, maxGuardians, named?.guardians));
  const turned = (people: readonly Person[], beyond: ReadonlySet<string>) =>
    people.filter(({ id, isBeyond }) => beyond.has(id) !== isBeyond).map(({ id }) => id);
  const turnedChildren = turned(children, beyondChildren);
  const turnedGuardians = turned(guardians, beyondGuardians);

  const beyond = [...beyondChildren, ...beyondGuardians];
  // Who is neither any more, such as a guardian who became the owner, loses the row, too.
  await em.execute(`delete from identity.beyond_plan where family_id = ? and not profile_id = any(?::uuid[])`, [
    familyId,
    uuids(beyond),
  ]);
  await em.execute(
    `insert into identity.beyond_plan (family_id, profile_id, since) select ?, id, ? from unnest(?::uuid[]) as id
     on conflict do nothing`,
    [familyId, now.toISOString(), uuids(beyond)],
  );
  await tellOfChildren(work, turnedChildren);
  await tellOfGuardians(work, familyId, turnedGuardians);
}

async function tellOfChildren({ em, publish }: Work, childIds: readonly string[]): Promise<void> {
  for (const child of await em.find(Profile, { id: { $in: [...childIds] } }, { orderBy: { id: 'asc' } })) {
    publish(childChanged, { ...childSummary(child, child.familyId ?? ''), isNew: false });
    publish(accessChanged, { aboutId: child.id, about: 'child' });
  }
}

async function tellOfGuardians(work: Work, familyId: string, adultIds: readonly string[]): Promise<void> {
  if (adultIds.length === 0) return;
  const { children } = await peopleOf(work.em, familyId);
  const childIds = children.map(({ id }) => id);
  const where = { adultId: { $in: [...adultIds] }, childId: { $in: childIds }, status: 'active' as const };
  for (const link of await work.em.find(Guardianship, where, { orderBy: { id: 'asc' } }))
    tellOfLink(work, link, familyId);
}

const uuids = (ids: readonly string[]): string => `{${ids.join(',')}}`;
