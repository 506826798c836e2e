import { after, describeTable, personal, plain } from '@alcancia/server-kit';

import { ownershipLimits } from './ownership.limits.js';

/** Who offered a household to whom. */
export const ownershipTables = [
  describeTable('ownership_offers', {
    about: 'from_id to_id',
    kind: 'guardians',
    kept: after('expires_at', ownershipLimits.keptMs),
    erased: 'row',
    columns: [personal('guardians', 'status created_at'), plain('id family_id expires_at updated_at version')],
  }),
];
