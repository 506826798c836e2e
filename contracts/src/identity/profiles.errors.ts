import { defineErrors } from '../define-errors.js';

export const profileErrors = defineErrors({
  profile_incomplete: 'forbidden',
});
