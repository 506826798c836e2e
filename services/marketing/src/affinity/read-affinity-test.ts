import type { OutputOf } from '@alcancia/contracts/define';
import { affinityTest, readAffinityTest } from '@alcancia/contracts/marketing';
import { type Caller, Handles, type Reading, UseCase } from '@alcancia/server-kit';

import { AffinityTests } from './affinity-tests.store.js';

/** The test as visitors take it; nothing of how it does. */
@UseCase()
export class ReadAffinityTest {
  constructor(private readonly tests: AffinityTests) {}

  @Handles(readAffinityTest)
  async execute(_visitor: Caller, _input: unknown, { em }: Reading): Promise<OutputOf<typeof readAffinityTest>> {
    const test = await this.tests.active(em);
    return { test: test ? affinityTest.parse(test) : null };
  }
}
