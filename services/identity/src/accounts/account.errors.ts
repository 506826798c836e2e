import { failure } from '@alcancia/server-kit';

export const credentialsWrong = () => failure('credentials_wrong');
export const emailNotConfirmed = () => failure('email_not_confirmed');
export const emailTaken = () => failure('email_taken');
export const emailUnchanged = () => failure('email_unchanged');
export const emailUnusable = () =>
  failure('invalid_input', {}, [{ field: 'email', message: 'Revisa el correo electrónico.' }]);
export const passwordTooShort = () => failure('password_too_short');
export const passwordTooCommon = () => failure('password_too_common');
export const passwordsDiffer = () => failure('passwords_differ');
export const consentMissing = () => failure('consent_missing');
/** The same for a known and an unknown e-mail (G52). */
export const tooManySignIns = (seconds: number) => failure('too_many_sign_ins', { seconds });
export const linkInvalid = () => failure('link_invalid');
export const linkExpired = () => failure('link_expired');
export const accountDeleted = () => failure('account_deleted');
export const accountLocked = () => failure('account_locked');
/** No profile behind the account, or no role on it: nothing opens (G52). */
export const accountUnreadable = () => failure('internal');
