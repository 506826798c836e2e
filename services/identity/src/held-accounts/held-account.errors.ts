import { failure } from '@alcancia/server-kit';

export const administratorNotLockable = () => failure('administrator_not_lockable');
export const emailConfirmedAlready = () => failure('email_confirmed_already');
/** Somebody else locked or unlocked it before. */
export const accountChangedBefore = () => failure('changed_before');
