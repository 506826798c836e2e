import { defineErrors } from '../define-errors.js';

export const speechErrors = defineErrors({
  /** The role of whoever asks does not have this right in speech: `right`. */
  speech_not_permitted: 'forbidden',
  /** Settings over how the product speaks to others are given to no child. */
  speech_right_of_adults: 'conflict',
});
