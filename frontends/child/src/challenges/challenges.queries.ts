import type { OutputOf } from '@alcancia/contracts/define';
import { acceptChallenge, listChildChallenges } from '@alcancia/contracts/family';
import { read, useWrite } from '@alcancia/web-kit';

export const challengesOf = (childId: string) => read(listChildChallenges, { childId });
export const useAcceptChallenge = () => useWrite(acceptChallenge);

export type ChildChallenge = OutputOf<typeof listChildChallenges>['challenges'][number];
