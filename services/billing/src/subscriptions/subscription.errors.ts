import { failure } from '@alcancia/server-kit';

export const notYourHousehold = () => failure('not_permitted');
export const planNotForSale = () => failure('plan_not_for_sale');
export const currencyNotCharged = (currency: string) => failure('currency_not_charged', { currency });
export const alreadySubscribed = () => failure('already_subscribed');
export const subscriptionRunsOn = (paidUntil: Date | null) =>
  failure('subscription_runs_on', { paidUntil: paidUntil?.toISOString() ?? '' });
export const approvalAddressMissing = () => failure('approval_address_missing');
export const subscriptionRefused = () => failure('subscription_refused');
export const subscriptionNotCancellable = () => failure('subscription_not_cancellable');
export const subscriptionNotChangeable = () => failure('subscription_not_changeable');
export const planUnchanged = () => failure('plan_unchanged');
export const notOwnPage = (field: 'returnUrl' | 'cancelUrl') =>
  failure('invalid_input', {}, [{ field, message: 'La página de regreso debe ser de Alcancía.' }]);
