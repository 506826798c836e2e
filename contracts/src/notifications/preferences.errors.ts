import { defineErrors } from '../define-errors.js';

export const preferenceErrors = defineErrors({
  notice_always_told: 'conflict',
  notice_not_by_channel: 'conflict',
  quiet_hours_empty: 'invalid',
});
