import { Feature } from '@alcancia/server-kit';

import { affinityTables } from './affinity.personal-data.js';
import { AffinityTests } from './affinity-tests.store.js';
import { KeepAffinityResult } from './keep-affinity-result.js';
import { ListAffinityTests } from './list-affinity-tests.js';
import { ReadAffinityStats } from './read-affinity-stats.js';
import { ReadAffinityTest } from './read-affinity-test.js';
import { SaveAffinityEvent } from './save-affinity-event.js';
import { SaveAffinityResult } from './save-affinity-result.js';
import { SaveAffinityTest } from './save-affinity-test.js';
import { VisitorSessions } from './visitor-sessions.cipher.js';

/** The family affinity test: what visitors answer, and how it does (spec 2 §4, G38). */
@Feature({
  useCases: [
    KeepAffinityResult,
    ListAffinityTests,
    ReadAffinityStats,
    ReadAffinityTest,
    SaveAffinityEvent,
    SaveAffinityResult,
    SaveAffinityTest,
  ],
  providers: [AffinityTests, VisitorSessions],
  exports: [AffinityTests],
  keeps: affinityTables,
})
export class AffinityModule {}
