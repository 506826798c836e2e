import type { InputOf, OutputOf } from '@alcancia/contracts/define';
import { createOfficialChallenge, officialChallengeEdited } from '@alcancia/contracts/family';
import { type Caller, Handles, UseCase, type Work } from '@alcancia/server-kit';

import { mustFit, said } from './official-fields.policy.js';
import { Officials } from './official-challenges.store.js';

/** Those who run the product give adults something more to start from. */
@UseCase()
export class CreateOfficialChallenge {
  constructor(private readonly officials: Officials) {}

  @Handles(createOfficialChallenge)
  async execute(
    { adultId: byId, origin }: Caller,
    typed: InputOf<typeof createOfficialChallenge>,
    { em, newId, publish }: Work,
  ): Promise<OutputOf<typeof createOfficialChallenge>> {
    mustFit(typed);
    await this.officials.mustHavePlace(em);
    const officialId = newId();
    await this.officials.add(em, officialId, typed);
    const by = { byId, userAgent: origin.userAgent.slice(0, 300) };
    publish(officialChallengeEdited, { officialId, title: typed.title, ...by, before: {}, after: said(typed) });
    return { officialId };
  }
}
