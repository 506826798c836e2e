import { defineErrors } from '../define-errors.js';

export const invitationErrors = defineErrors({
  guardian_limit_reached: 'conflict',
  invitation_expired: 'conflict',
  invitation_for_another: 'forbidden',
  invitation_pending: 'conflict',
  invitation_to_oneself: 'invalid',
  invitation_unavailable: 'conflict',
  invitation_unknown: 'not_found',
});
