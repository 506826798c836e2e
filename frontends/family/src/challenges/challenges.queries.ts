import type { AskOf } from '@alcancia/contracts/define';
import {
  cancelChallenge,
  createChallenge,
  listActivities,
  listChallenges,
  listOfficialChallenges,
  readChallenge,
  updateChallenge,
} from '@alcancia/contracts/family';
import { read, readPages, useWrite } from '@alcancia/web-kit';

export type ChallengeList = NonNullable<AskOf<typeof listChallenges>['list']>;

export const challengesOf = (list: ChallengeList, childId: string | null) =>
  readPages(listChallenges, { list, ...(childId === null ? {} : { childId }) });
/** As it stands on the server now, whatever was read before. */
export const freshChallenge = (challengeId: string) => ({ ...read(readChallenge, { challengeId }), staleTime: 0 });
/** One of which may count alone. */
export const countable = read(listActivities, { limit: 100 });
export const officialChallenges = read(listOfficialChallenges, {});

export const useCreateChallenge = () => useWrite(createChallenge);
export const useUpdateChallenge = () => useWrite(updateChallenge);
export const useCancelChallenge = () => useWrite(cancelChallenge);
