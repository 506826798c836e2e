import { talkLimits } from '@alcancia/contracts/assistant-limits';

/** Whether so much voice, in milliseconds, takes more uses of the quota than have been paid: each pays for 60 s (G30). */
export const needsAnotherUse = (voiceMs: number, uses: number): boolean => voiceMs >= uses * talkLimits.useMs;
