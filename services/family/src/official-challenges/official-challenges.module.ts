import { Feature } from '@alcancia/server-kit';

import { CreateOfficialChallenge } from './create-official-challenge.js';
import { ListOfficialChallenges } from './list-official-challenges.js';
import { ListAllOfficialChallenges } from './list-all-official-challenges.js';
import { officialChallengeTables } from './official-challenges.personal-data.js';
import { Officials } from './official-challenges.store.js';
import { UpdateOfficialChallenge } from './update-official-challenge.js';

/** What adults start a challenge from, kept by those who run the product. */
@Feature({
  useCases: [CreateOfficialChallenge, ListOfficialChallenges, ListAllOfficialChallenges, UpdateOfficialChallenge],
  providers: [Officials],
  exports: [Officials],
  keeps: officialChallengeTables,
})
export class OfficialChallengesModule {}
