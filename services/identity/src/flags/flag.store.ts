import { type SqlEntityManager } from '@mikro-orm/sql';

import { type FeatureFlag } from '@alcancia/contracts/flags';

import { AdminFlag } from './admin-flag.entity.js';

/** What is switched off at the moment, as callers carry it: nothing at all while all is on. */
export async function flagsOff(em: SqlEntityManager): Promise<{ flagsOff?: FeatureFlag[] }> {
  const off = await em.find(AdminFlag, { enabled: false }, { orderBy: { feature: 'asc' } });
  return off.length === 0 ? {} : { flagsOff: off.map(({ feature }) => feature) };
}
