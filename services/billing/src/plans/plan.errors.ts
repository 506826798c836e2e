import { failure } from '@alcancia/server-kit';

/** Every family counts on it (G29). */
export const freePlanStays = () => failure('free_plan_stays');
export const changedBefore = () => failure('changed_before');
/** Screens show no decimals (spec 1 §9). */
export const notWhole = (nth: number) =>
  failure('invalid_input', {}, [{ field: `prices.${nth}.priceCents`, message: 'El precio va sin decimales.' }]);
export const noRoom = (field: string) =>
  failure('invalid_input', {}, [{ field: `limits.${field}`, message: 'Escribe -1 (sin límite) o el máximo.' }]);
