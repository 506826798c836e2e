import { defineEntity, p } from '@mikro-orm/core';
import { type SqlEntityManager } from '@mikro-orm/sql';

import { familyChanged } from '@alcancia/contracts/identity';
import { type Work } from '@alcancia/server-kit';

import { PlanLimits } from '../plans/plan-limits.entity.js';
import { firstTimeZone } from './time-zone.policy.js';

/** What a family calls its coins until it renames them (G3). */
export const firstMoneyName = 'Monedas';

const HouseholdSchema = defineEntity({
  name: 'Household',
  tableName: 'families',
  properties: {
    id: p.uuid().primary(),
    ownerId: p.uuid(),
    /** IANA name; decides on which day the family lives (G4). */
    timeZone: p.text(),
    moneyName: p.text(),
    createdAt: p.datetime(),
    updatedAt: p.datetime(),
    version: p.integer().version(),
  },
});

/** The household of one owner. It bounds what belongs together; it gives nobody access (G1). */
export class Household extends HouseholdSchema.class {
  /** Made when an adult's profile is complete for the first time; later calls give the same household back. */
  static async found(
    { em, now, newId, publish, count }: Work,
    owner: { readonly id: string; readonly country: string },
    believedTimeZone?: string,
  ): Promise<Household> {
    const existing = await Household.ownedBy(em, owner.id);
    if (existing) return existing;
    const household = em.create(Household, {
      id: newId(),
      ownerId: owner.id,
      timeZone: firstTimeZone(owner.country, believedTimeZone),
      moneyName: firstMoneyName,
      createdAt: now,
      updatedAt: now,
    });
    await em.flush(); // the plan's row points at it
    em.create(PlanLimits, PlanLimits.gratis(household.id, now));
    await em.flush();
    count('families');
    publish(familyChanged, household.summary());
    return household;
  }

  static ownedBy(em: SqlEntityManager, ownerId: string): Promise<Household | null> {
    return em.findOne(Household, { ownerId });
  }

  change(settings: { readonly timeZone: string; readonly moneyName: string }, now: Date): void {
    this.timeZone = settings.timeZone;
    this.moneyName = settings.moneyName;
    this.updatedAt = now;
  }

  summary() {
    return { familyId: this.id, ownerId: this.ownerId, timeZone: this.timeZone, moneyName: this.moneyName };
  }
}
HouseholdSchema.setClass(Household);
