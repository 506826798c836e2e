import { useState } from 'react';

import { useSteady } from '@alcancia/web-kit/ui';

import type { ChildReward, Redemption } from './rewards.queries.js';

const isOpen = ({ state }: Redemption): boolean => state === 'solicitada' || state === 'por_entregar';
/** What an adult took off the shelf while the child looked. */
const soldOut = (last: ChildReward): ChildReward => ({ ...last, isOutOfStock: true });

/**
 * The shelf as the child found it: what it asks for on this visit is seen on the reward's own place, and goes to its
 * redemptions on the next one.
 */
export function useSteadyShelf(offered: readonly ChildReward[], redemptions: readonly Redemption[]) {
  const [found] = useState(() => new Set(redemptions.map(({ redemptionId }) => redemptionId)));
  const { items: rewards } = useSteady(offered, { keyOf: ({ id }) => id, gone: soldOut });
  const onShelf = new Set(rewards.map(({ id }) => id));
  const isOnItsReward = ({ redemptionId, rewardId }: Redemption): boolean =>
    !found.has(redemptionId) && onShelf.has(rewardId);
  const { items: mine } = useSteady(redemptions, {
    keyOf: ({ redemptionId }) => redemptionId,
    isListed: (redemption) => isOpen(redemption) && !isOnItsReward(redemption),
  });
  const listed = new Set(mine.map(({ redemptionId }) => redemptionId));
  return {
    rewards,
    mine,
    past: redemptions.filter(
      (redemption) => !isOpen(redemption) && !listed.has(redemption.redemptionId) && !isOnItsReward(redemption),
    ),
    /** What the child asked for here on this visit, unless it thought again. */
    askedFor: ({ id }: ChildReward): Redemption | undefined =>
      redemptions.find(
        (redemption) => redemption.rewardId === id && redemption.state !== 'cancelada' && isOnItsReward(redemption),
      ),
  };
}
