import { defineEntity, p } from '@mikro-orm/core';
import { type SqlEntityManager } from '@mikro-orm/sql';

const PlanLimitsSchema = defineEntity({
  name: 'PlanLimits',
  tableName: 'plan_limits',
  properties: {
    familyId: p.uuid().primary(),
    planName: p.text(),
    maxChildren: p.integer(),
    maxGuardians: p.integer(),
    maxDevices: p.integer(),
    updatedAt: p.datetime(),
    /** Of billing's event that told it; 0 while billing has told nothing. */
    sequence: p.bigint('number').default(0),
  },
});

/** What a family has until billing has told of its plan: that of every new family (G53). */
const gratis = { planName: 'Gratis', maxChildren: 3, maxGuardians: 1, maxDevices: 3 } as const;

interface LimitsView {
  readonly planName: string;
  readonly maxChildren: number;
  readonly maxGuardians: number;
  readonly maxDevices: number;
}

const fields = ['planName', 'maxChildren', 'maxGuardians', 'maxDevices'] as const;

/** What the family's plan allows: a projection of what billing sells. −1 is unlimited. */
export class PlanLimits extends PlanLimitsSchema.class {
  static gratis(familyId: string, now: Date) {
    return { familyId, ...gratis, updatedAt: now, sequence: 0 };
  }

  allowsOtherThan(other: LimitsView): boolean {
    const { planName, maxChildren, maxGuardians, maxDevices } = this;
    const own = { planName, maxChildren, maxGuardians, maxDevices };
    return fields.some((field) => own[field] !== other[field]);
  }

  /** Who has no household yet sees what the first plan would allow. */
  static async of(em: SqlEntityManager, familyId: string | null): Promise<LimitsView> {
    const limits = familyId === null ? null : await em.findOne(PlanLimits, { familyId });
    const { planName, maxChildren, maxGuardians, maxDevices } = limits ?? gratis;
    return { planName, maxChildren, maxGuardians, maxDevices };
  }
}
PlanLimitsSchema.setClass(PlanLimits);

/** Whether one more fits. */
export const hasRoom = (limit: number, current: number): boolean => limit === -1 || current < limit;
