import { defineErrors } from '../define-errors.js';

export const deviceErrors = defineErrors({
  device_not_authorized: 'forbidden',
  device_limit_reached: 'conflict',
  device_unknown: 'invalid',
});
