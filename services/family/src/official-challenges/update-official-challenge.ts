import type { InputOf, OutputOf } from '@alcancia/contracts/define';
import { officialChallengeEdited, updateOfficialChallenge } from '@alcancia/contracts/family';
import { type Caller, failure, Handles, notFound, UseCase, type Work } from '@alcancia/server-kit';

import { changedOfficial, mustFit } from './official-fields.policy.js';
import { Officials } from './official-challenges.store.js';

/** Changes what adults start a challenge from, or takes it away; what was made from it stays as it is. */
@UseCase()
export class UpdateOfficialChallenge {
  constructor(private readonly officials: Officials) {}

  @Handles(updateOfficialChallenge)
  async execute(
    { adultId: byId, origin }: Caller,
    { officialId, version, ...typed }: InputOf<typeof updateOfficialChallenge>,
    { em, publish }: Work,
  ): Promise<OutputOf<typeof updateOfficialChallenge>> {
    mustFit(typed);
    const official = await this.officials.locked(em, officialId);
    if (!official) throw notFound();
    if (official.version !== version) throw failure('changed_before');
    const edit = changedOfficial(official, typed);
    if (Object.keys(edit.after).length === 0) return { version };
    await this.officials.change(em, officialId, typed);
    const by = { byId, userAgent: origin.userAgent.slice(0, 300) };
    publish(officialChallengeEdited, { officialId, title: official.title, ...by, ...edit });
    return { version: version + 1 };
  }
}
