import { defineEntity, p } from '@mikro-orm/core';

import { type FeatureFlag } from '@alcancia/contracts/flags';

const AdminFlagSchema = defineEntity({
  name: 'AdminFlag',
  tableName: 'admin_flags',
  properties: {
    id: p.uuid().primary(),
    feature: p.text().$type<FeatureFlag>(),
    enabled: p.boolean(),
    changedAt: p.datetime().nullable(),
    changedBy: p.uuid().nullable(),
  },
});

/** What can be switched off for everybody, and who did it last. */
export class AdminFlag extends AdminFlagSchema.class {}
AdminFlagSchema.setClass(AdminFlag);
