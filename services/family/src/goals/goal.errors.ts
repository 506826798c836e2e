import { failure } from '@alcancia/server-kit';

export const goalNotReached = () => failure('goal_not_reached');
export const goalAlreadyRedeemed = () => failure('goal_already_redeemed');
export const goalNotActive = () => failure('goal_not_active');
export const goalDatePassed = () =>
  failure('goal_date_passed', {}, [{ field: 'dueAt', message: 'Esa fecha ya pasó.' }]);
export const milestoneTwice = () =>
  failure('invalid_input', {}, [{ field: 'milestones', message: 'Cada hito puede estar una sola vez.' }]);
