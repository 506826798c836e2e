import { defineErrors } from '../define-errors.js';

export const ideaErrors = defineErrors({
  /** Somebody has kept as many ideas as there may be: `most`. */
  ideas_full: 'conflict',
  /** An idea that is not published is shared with nobody. */
  idea_not_published: 'conflict',
});
