import type { Work } from '@alcancia/server-kit';

import { firstAffinityTest } from './affinity/first-affinity-test.catalogue.js';
import { AffinityTests } from './affinity/affinity-tests.store.js';
import { fillMainLanding } from './landings/fill-main-landing.js';
import { firstNotices } from './social-proof/first-notices.catalogue.js';
import { WrittenProof } from './social-proof/written-proof.store.js';

/** Fills an empty database with the main landing page, the affinity test and examples of social proof (G53). */
export async function fillMarketing(work: Work): Promise<void> {
  await fillMainLanding(work);
  await new AffinityTests().open(work, 1, firstAffinityTest);
  const written = new WrittenProof();
  for (const [nth, notice] of firstNotices.entries())
    await written.add(work, { ...notice, isActive: true, sortOrder: nth + 1 }, null);
}
