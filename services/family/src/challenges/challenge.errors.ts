import { challengesRunningAtMost } from '@alcancia/contracts/family';
import { failure } from '@alcancia/server-kit';

export const challengeDatePassed = () =>
  failure('challenge_date_passed', {}, [{ field: 'startsAt', message: 'Esa fecha ya pasó.' }]);
export const challengeTooLong = (days: number) =>
  failure('challenge_too_long', { days }, [{ field: 'endsAt', message: `Puede durar de 1 a ${days} días.` }]);
export const challengePrizeMissing = () =>
  failure('challenge_prize_missing', {}, [{ field: 'prize', message: 'Pon Puntos, monedas o una insignia.' }]);
export const challengeActivityMissing = () =>
  failure('challenge_activity_missing', {}, [{ field: 'activityId', message: 'Elige qué actividad cuenta.' }]);
export const challengeTargetOutOfReach = (days: number) =>
  failure('challenge_target_out_of_reach', { days }, [
    { field: 'target', message: `No puede pedir más de ${days} días seguidos.` },
  ]);
export const challengeNeedsSiblings = () =>
  failure('challenge_needs_siblings', {}, [{ field: 'childIds', message: 'Elige al menos dos niños.' }]);
export const challengeFixed = (field: string) =>
  failure('challenge_fixed', {}, [{ field, message: 'Ya lo aceptaron: esto no cambia.' }]);
export const challengeAlreadyPublished = () => failure('challenge_already_published');
export const challengeAlreadyAccepted = () => failure('challenge_already_accepted');
export const challengeOver = () => failure('challenge_over');
export const challengeLimitReached = () => failure('challenge_limit_reached', { limit: challengesRunningAtMost });
