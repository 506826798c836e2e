import { type ErrorDetails } from '@alcancia/contracts/errors';
import { failure } from '@alcancia/server-kit';

export type SecondMethod = 'totp' | 'passkey' | 'recovery';

/** With what a browser needs to ask for a passkey, where the account has one. */
type PasskeyAsked = Readonly<{ passkey?: ErrorDetails[string] }>;

export const secondStepNeeded = (methods: readonly SecondMethod[], asked: PasskeyAsked) =>
  failure('second_step_needed', { methods: [...methods], ...asked });
export const secondCodeWrong = () => failure('second_code_wrong');
export const secondStepOff = () => failure('second_step_off');
export const totpNotBegun = () => failure('totp_not_begun');
export const passkeyWrong = (asked: PasskeyAsked) => failure('passkey_wrong', { ...asked });
export const passkeyNotBegun = () => failure('passkey_not_begun');
export const passkeyKnown = () => failure('passkey_known');
export const passkeyLimitReached = (limit: number) => failure('passkey_limit_reached', { limit });
