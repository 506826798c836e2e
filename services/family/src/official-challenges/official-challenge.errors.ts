import { officialChallengesInAll } from '@alcancia/contracts/family';
import { failure } from '@alcancia/server-kit';

/** The oldest child that it suits would be younger than the youngest. */
export const officialAgesReversed = () => failure('official_ages_reversed');

export const officialLimitReached = () => failure('official_limit_reached', { limit: officialChallengesInAll });
