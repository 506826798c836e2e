import { defineErrors } from '../define-errors.js';

export const conversationErrors = defineErrors({
  /** No adult allows this child to talk to the assistant (G41). */
  assistant_not_allowed: 'forbidden',
  /** No adult allows this child to talk to the assistant by voice, which is a permission of its own (G41). */
  voice_not_allowed: 'forbidden',
});
