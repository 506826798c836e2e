import { defineErrors } from '../define-errors.js';

export const householdErrors = defineErrors({
  time_zone_unknown: 'invalid',
});
