import { goingAway } from '@alcancia/contracts/live';

/** Why a socket was closed. 44xx: ask who am I before coming back. */
export const closeCodes = { refused: 1008, slow: 1013, busy: 1013, goingAway, sessionEnded: 4401 } as const;
