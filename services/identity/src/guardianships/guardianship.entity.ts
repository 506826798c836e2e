import { defineEntity, p } from '@mikro-orm/core';

import { type guardianRoles, type Permissions } from '@alcancia/contracts/caller';

export type GuardianRole = (typeof guardianRoles)[number];

export const everyPermission: Permissions = {
  activities: 'full_access',
  challenges: 'full_access',
  rewards: 'full_access',
  approvals: 'full_access',
};

const GuardianshipSchema = defineEntity({
  name: 'Guardianship',
  tableName: 'guardianship',
  properties: {
    id: p.uuid().primary(),
    childId: p.uuid(),
    adultId: p.uuid(),
    role: p.text().$type<GuardianRole>(),
    status: p.text().$type<'active' | 'ended'>(),
    permissions: p.json<Permissions>(),
    relationshipType: p.text().nullable(),
    createdAt: p.datetime(),
    updatedAt: p.datetime(),
    version: p.integer().version(),
  },
});

/** The link between an adult and a child: the only thing that gives access (G1). */
export class Guardianship extends GuardianshipSchema.class {
  end(now: Date): void {
    this.status = 'ended';
    this.updatedAt = now;
  }

  /** The owner may do everything in every area. */
  static ofOwner(link: {
    readonly id: string;
    readonly childId: string;
    readonly adultId: string;
    readonly relationshipType: string | null;
    readonly now: Date;
  }) {
    const { now, ...rest } = link;
    return {
      ...rest,
      role: 'owner' as const,
      status: 'active' as const,
      permissions: everyPermission,
      createdAt: now,
      updatedAt: now,
    };
  }
}
GuardianshipSchema.setClass(Guardianship);
