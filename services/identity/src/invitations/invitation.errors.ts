import { failure } from '@alcancia/server-kit';

export const guardianLimitReached = (limit: number) => failure('guardian_limit_reached', { limit });
export const invitationExpired = () => failure('invitation_expired');
export const invitationForAnother = () => failure('invitation_for_another');
export const invitationPending = () => failure('invitation_pending');
export const invitationToOneself = () => failure('invitation_to_oneself');
/** Answered, withdrawn, or its sender is no longer the owner. */
export const invitationUnavailable = () => failure('invitation_unavailable');
export const invitationUnknown = () => failure('invitation_unknown');
