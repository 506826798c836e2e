import { talkLimits } from '@alcancia/contracts/assistant-limits';

const bytesPerSample = 2;

/** How long sound lasts, in milliseconds: PCM of 16 bits as base64. */
export const msOf = (sound: string): number =>
  (Buffer.byteLength(sound, 'base64') / bytesPerSample / talkLimits.rate) * 1_000;
