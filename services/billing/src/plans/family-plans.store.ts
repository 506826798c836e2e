import { Injectable } from '@nestjs/common';

import { planChanged } from '@alcancia/contracts/billing';
import { notFound, type Reading, type Work } from '@alcancia/server-kit';

interface FamilyPlan {
  readonly id: string;
  readonly slug: string;
  readonly name: string;
}

interface Household {
  readonly familyId: string;
  readonly ownerId: string;
  readonly timeZone: string;
  readonly sequence: number;
}

type Telling = Pick<Work, 'em' | 'now' | 'publish'>;

/** The slug of the plan that every family has until it subscribes, and after (G29: always usable). */
export const freeSlug = 'gratis';

/** Households that are told of other limits in one transaction. */
const toldAtOnce = 200;

/** Which plan each family has. Whatever changes it goes through here, so that identity hears of it. */
@Injectable()
export class FamilyPlans {
  /** The plan of the household that this adult owns; null where identity has told of none. */
  async ownedBy(em: Reading['em'], ownerId: string): Promise<FamilyPlan | null> {
    const [plan] = await em.execute<FamilyPlan[]>(
      `select p.id, p.slug, p.name from billing.family_plans f join billing.plans p on p.id = f.plan_id
       where f.owner_id = ?`,
      [ownerId],
    );
    return plan ?? null;
  }

  /** Which plan a household has; null where identity has told of none. */
  async slugOf(em: Reading['em'], familyId: string): Promise<string | null> {
    const [plan] = await em.execute<{ slug: string }[]>(
      `select p.slug from billing.family_plans f join billing.plans p on p.id = f.plan_id where f.family_id = ?`,
      [familyId],
    );
    return plan?.slug ?? null;
  }

  /** Keeps a household that is new with the free plan, and from now on who owns it and by which clocks it lives. */
  async keep(work: Work, { familyId, ownerId, timeZone, sequence }: Household): Promise<void> {
    const began = await work.em.execute<unknown[]>(
      `insert into billing.family_plans (family_id, owner_id, time_zone, plan_id, since, sequence)
       select ?, ?, ?, id, ?, ? from billing.plans where slug = ? on conflict (family_id) do nothing returning 1`,
      [familyId, ownerId, timeZone, work.now.toISOString(), sequence, freeSlug],
    );
    if (began.length > 0) return this.tell(work, familyId);
    await work.em.execute(
      `update billing.family_plans set owner_id = ?, time_zone = ?, sequence = ? where family_id = ? and sequence < ?`,
      [ownerId, timeZone, sequence, familyId, sequence],
    );
  }

  /** Gives a household another plan. Rejects with `not_found` where there is no such household or plan. */
  async change(work: Telling, familyId: string, slug: string): Promise<void> {
    const changed = await work.em.execute<unknown[]>(
      `update billing.family_plans f set plan_id = p.id, since = ?
       from billing.plans p where p.slug = ? and f.family_id = ? returning 1`,
      [work.now.toISOString(), slug, familyId],
    );
    if (changed.length === 0) throw notFound();
    await this.tell(work, familyId);
  }

  /** Tells households whose plan allows something else since they were told of it; how many. Each once, whichever replica comes first. */
  async tellOfChangedLimits(work: Work): Promise<number> {
    const rows = await work.em.execute<{ familyId: string }[]>(
      `select f.family_id as "familyId" from billing.plans p join billing.family_plans f
         on f.plan_id = p.id and f.told_version < p.limits_version
       order by f.family_id limit ${toldAtOnce} for update of f skip locked`,
    );
    for (const { familyId } of rows) await this.tell(work, familyId);
    return rows.length;
  }

  private async tell({ em, publish }: Telling, familyId: string): Promise<void> {
    const [row] = await em.execute<
      {
        ownerId: string;
        slug: string;
        planName: string;
        maxChildren: number;
        maxGuardians: number;
        maxDevices: number;
      }[]
    >(
      `select f.owner_id as "ownerId", p.slug, p.name as "planName", p.max_children as "maxChildren",
         p.max_guardians as "maxGuardians", p.max_devices as "maxDevices"
       from billing.family_plans f join billing.plans p on p.id = f.plan_id where f.family_id = ?`,
      [familyId],
    );
    if (!row) throw notFound();
    await em.execute(
      `update billing.family_plans f set told_version = p.limits_version from billing.plans p
       where p.id = f.plan_id and f.family_id = ? and f.told_version <> p.limits_version`,
      [familyId],
    );
    const { ownerId, slug, planName, ...limits } = row;
    publish(planChanged, { familyId, ownerId, slug, planName, limits });
  }
}
