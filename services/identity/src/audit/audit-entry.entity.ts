import { defineEntity, p } from '@mikro-orm/core';

import { type AuditAct } from '@alcancia/contracts/identity';

export type AuditValues = Record<string, string | null>;

const AuditEntrySchema = defineEntity({
  name: 'AuditEntry',
  tableName: 'audit_log',
  properties: {
    id: p.uuid().primary(),
    act: p.text().$type<AuditAct>(),
    byId: p.uuid(),
    aboutId: p.uuid(),
    before: p.json<AuditValues>(),
    after: p.json<AuditValues>(),
    browser: p.text().nullable(),
    system: p.text().nullable(),
    createdAt: p.datetime(),
  },
});

/** What somebody who runs the product did. The database refuses every change of it. */
export class AuditEntry extends AuditEntrySchema.class {}
AuditEntrySchema.setClass(AuditEntry);
