import { failure } from '@alcancia/server-kit';

/** The child has less than it takes; says how many cents are missing. */
export const coinsNotEnough = (missingCents: number) => failure('coins_not_enough', { missingCents });
