import { failure } from '@alcancia/server-kit';

export const guardianLimitReached = (limit: number) => failure('guardian_limit_reached', { limit });
export const invitationExpired = () => failure('invitation_expired');
export const invitationForAnother = () => failure('invitation_for_another');
export const invitationPending = () => failure('invitation_pending');
export const invitationToOneself = () => failure('invitation_to_oneself');
/** `because`: what became of it; 'answered' for who may not know how, 'not_owner' when its sender lost the children. */
export const invitationUnavailable = (because: 'accepted' | 'declined' | 'withdrawn' | 'answered' | 'not_owner') =>
  failure('invitation_unavailable', { because });
export const invitationUnknown = () => failure('invitation_unknown');
