import type { z } from 'zod';

import type { redemptionView } from '@alcancia/contracts/family';

import type { Redemption } from './redemption.entity.js';

/** `comment` is what the adult said when saying no. */
export const viewRedemption = (
  { id, rewardId, title, emoji, costCents, state, createdAt }: Redemption,
  comment: string | null,
): z.output<typeof redemptionView> => ({
  redemptionId: id,
  rewardId,
  title,
  emoji,
  costCents,
  state,
  comment,
  createdAt: createdAt.toISOString(),
});
