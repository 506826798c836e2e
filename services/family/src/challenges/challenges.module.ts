import { Feature } from '@alcancia/server-kit';

import { CoinsModule } from '../coins/coins.module.js';
import { OfficialChallengesModule } from '../official-challenges/official-challenges.module.js';
import { AcceptChallenge } from './accept-challenge.js';
import { CancelChallenge } from './cancel-challenge.js';
import { ChallengeWay } from './challenge-way.entity.js';
import { Challenge } from './challenge.entity.js';
import { challengesLookedAtEveryMs } from './challenge.limits.js';
import { challengeTables } from './challenges.personal-data.js';
import { CreateChallenge } from './create-challenge.js';
import { ListChallenges } from './list-challenges.js';
import { ListChildChallenges } from './list-child-challenges.js';
import { MoveChallenges } from './move-challenges.js';
import { ReadChallenge } from './read-challenge.js';
import { UpdateChallenge } from './update-challenge.js';

/** Super challenges: what children accept for some days, alone or together, and what is won by it. */
@Feature({
  imports: [CoinsModule, OfficialChallengesModule],
  useCases: [
    AcceptChallenge,
    CancelChallenge,
    CreateChallenge,
    ListChallenges,
    ListChildChallenges,
    ReadChallenge,
    UpdateChallenge,
  ],
  schedules: [{ name: 'move-challenges', everyMs: challengesLookedAtEveryMs, run: MoveChallenges }],
  entities: [Challenge, ChallengeWay],
  keeps: challengeTables,
})
export class ChallengesModule {}
