import { defineErrors } from '../define-errors.js';

export const activityErrors = defineErrors({
  activity_paused: 'conflict',
  activity_archived: 'conflict',
  activity_limit_reached: 'conflict',
});
