import { defineErrors } from '../define-errors.js';

export const approvalErrors = defineErrors({
  request_already_resolved: 'conflict',
  undo_too_late: 'conflict',
});
