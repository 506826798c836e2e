import { defineErrors } from '../define-errors.js';

export const landingErrors = defineErrors({
  landing_slug_reserved: 'conflict',
  landing_slug_taken: 'conflict',
  landing_not_published: 'conflict',
  landing_is_main: 'conflict',
  landings_full: 'conflict',
  landing_writer_off: 'conflict',
  landing_writer_failed: 'unavailable',
});
