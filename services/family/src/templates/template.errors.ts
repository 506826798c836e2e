import { templatesInAll } from '@alcancia/contracts/family';
import { failure } from '@alcancia/server-kit';

/** The oldest child that it suits would be younger than the youngest. */
export const templateAgesReversed = () => failure('template_ages_reversed');

export const templateLimitReached = () => failure('template_limit_reached', { limit: templatesInAll });
