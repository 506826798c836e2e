import { type Failure, failure } from '@alcancia/server-kit';

export const profileIncomplete = (): Failure => failure('profile_incomplete');

export const childLimitReached = (limit: number): Failure => failure('child_limit_reached', { limit });

export const birthMonthAhead = (): Failure =>
  failure('invalid_input', {}, [{ field: 'birthMonth', message: 'La fecha de nacimiento aún no llega' }]);
