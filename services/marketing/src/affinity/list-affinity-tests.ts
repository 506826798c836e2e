import type { OutputOf } from '@alcancia/contracts/define';
import { listAffinityTests } from '@alcancia/contracts/marketing';
import { type Caller, Handles, type Reading, UseCase } from '@alcancia/server-kit';

import { AffinityTests } from './affinity-tests.store.js';

/** Every edition, for those who run the product. */
@UseCase()
export class ListAffinityTests {
  constructor(private readonly tests: AffinityTests) {}

  @Handles(listAffinityTests)
  async execute(_administrator: Caller, _input: unknown, { em }: Reading): Promise<OutputOf<typeof listAffinityTests>> {
    return { tests: await this.tests.all(em) };
  }
}
