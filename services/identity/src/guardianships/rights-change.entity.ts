import { defineEntity, p } from '@mikro-orm/core';

import { type Permissions } from '@alcancia/contracts/caller';
import { type RightsChangeView } from '@alcancia/contracts/identity';

const RightsChangeSchema = defineEntity({
  name: 'RightsChange',
  tableName: 'rights_changes',
  properties: {
    id: p.uuid().primary(),
    childId: p.uuid(),
    what: p.text().$type<RightsChangeView['what']>(),
    byId: p.uuid(),
    /** Whose rights; null while an invitation has not been answered. */
    aboutId: p.uuid().nullable(),
    permissions: p.json<Permissions>().nullable(),
    /** What happened to the ownership, where the line is about that. */
    ownership: p.text().$type<NonNullable<RightsChangeView['ownership']>>().nullable(),
    createdAt: p.datetime(),
  },
});

/** One line of 'Quién hizo qué': who did what to the rights over a child. Never changed. */
export class RightsChange extends RightsChangeSchema.class {}
RightsChangeSchema.setClass(RightsChange);
