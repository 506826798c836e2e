import type { OutputOf } from '@alcancia/contracts/define';
import { listAllOfficialChallenges } from '@alcancia/contracts/family';
import { type Caller, Handles, type Reading, UseCase } from '@alcancia/server-kit';

import { Officials } from './official-challenges.store.js';

/** Every official challenge, also those that nobody is offered. */
@UseCase()
export class ListAllOfficialChallenges {
  constructor(private readonly officials: Officials) {}

  @Handles(listAllOfficialChallenges)
  async execute(
    _administrator: Caller,
    _input: object,
    { em }: Reading,
  ): Promise<OutputOf<typeof listAllOfficialChallenges>> {
    return { challenges: await this.officials.all(em) };
  }
}
