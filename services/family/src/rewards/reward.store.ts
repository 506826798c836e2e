import { Offers } from '../offers/offers.store.js';
import { Reward } from './reward.entity.js';

/** Rewards as offers (G8). */
export const rewards = new Offers<Reward>({
  kind: 'reward',
  entity: Reward,
  rights: { see: 'seeRewards', change: 'changeRewards' },
});
