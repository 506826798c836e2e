import { failure } from '@alcancia/server-kit';

export const rewardNotAvailable = () => failure('reward_not_available');
export const rewardOutOfStock = () => failure('reward_out_of_stock');
/** Says the price of now, so that the child can decide again. */
export const priceChanged = (costCents: number) => failure('price_changed', { costCents });
export const redemptionNotOpen = () => failure('redemption_not_open');
export const redemptionNotToDeliver = () => failure('redemption_not_to_deliver');
