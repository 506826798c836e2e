import { z } from 'zod';

/** What the provider says of its account, as far as we read it (stack facts). */
export const subscriptionAnswer = z.object({
  tier: z.string().max(60),
  character_count: z.int().nonnegative(),
  character_limit: z.int().nonnegative(),
  next_character_count_reset_unix: z.int().nullish(),
});

export const voicesAnswer = z.object({
  voices: z.array(z.object({ voice_id: z.string().max(64), name: z.string().max(200) })),
});

const refusal = z.object({ detail: z.object({ status: z.string() }) });

/** Whether an answer without success says that the provider's own month is used up: it comes as 401, like a bad key. */
export function saysQuotaIsUsedUp(body: string): boolean {
  try {
    return refusal.safeParse(JSON.parse(body)).data?.detail.status === 'quota_exceeded';
  } catch {
    return false;
  }
}

/** Whether bytes begin as MPEG audio does: with an ID3 tag or the sync word of a frame. */
export const isMpeg = (bytes: Uint8Array): boolean =>
  (bytes[0] === 0x49 && bytes[1] === 0x44 && bytes[2] === 0x33) ||
  (bytes[0] === 0xff && ((bytes[1] ?? 0) & 0xe0) === 0xe0);
