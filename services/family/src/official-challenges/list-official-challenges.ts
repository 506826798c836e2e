import type { OutputOf } from '@alcancia/contracts/define';
import { listOfficialChallenges } from '@alcancia/contracts/family';
import { type Caller, Handles, type Reading, UseCase } from '@alcancia/server-kit';

import { Officials } from './official-challenges.store.js';

/** What an adult may start a challenge from. */
@UseCase()
export class ListOfficialChallenges {
  constructor(private readonly officials: Officials) {}

  @Handles(listOfficialChallenges)
  async execute(_adult: Caller, _input: object, { em }: Reading): Promise<OutputOf<typeof listOfficialChallenges>> {
    return { challenges: await this.officials.offered(em) };
  }
}
