import { defineEntity, p } from '@mikro-orm/core';

import { type SupportReason } from '@alcancia/contracts/identity';

const SupportAccessSchema = defineEntity({
  name: 'SupportAccess',
  tableName: 'support_accesses',
  properties: {
    id: p.uuid().primary(),
    administratorId: p.uuid(),
    /** The administrator's session in which it is open: another browser of theirs sees nothing. */
    sessionId: p.uuid(),
    ownerId: p.uuid(),
    familyId: p.uuid(),
    reason: p.text().$type<SupportReason>(),
    openedAt: p.datetime(),
    endsAt: p.datetime(),
    /** Closed by hand before its time. */
    endedAt: p.datetime().nullable(),
    looks: p.integer(),
  },
});

/** A family that somebody who runs the product may look at for a while (G1). */
export class SupportAccess extends SupportAccessSchema.class {
  isOpen(now: Date): boolean {
    return !this.endedAt && this.endsAt > now;
  }
}
SupportAccessSchema.setClass(SupportAccess);
