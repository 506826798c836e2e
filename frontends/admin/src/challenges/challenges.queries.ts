import {
  createOfficialChallenge,
  listAllOfficialChallenges,
  updateOfficialChallenge,
} from '@alcancia/contracts/family';
import { read, useWrite } from '@alcancia/web-kit';

export const allChallenges = read(listAllOfficialChallenges, {});

export const useCreateChallenge = () => useWrite(createOfficialChallenge);
export const useUpdateChallenge = () => useWrite(updateOfficialChallenge);
