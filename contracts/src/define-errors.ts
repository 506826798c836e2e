import { z } from 'zod';

/** Kinds of failure and the HTTP status each becomes, in one place. */
export const errorKinds = {
  invalid: 400,
  unauthenticated: 401,
  forbidden: 403,
  not_found: 404,
  conflict: 409,
  too_many: 429,
  internal: 500,
  unavailable: 503,
} as const;
export type ErrorKind = keyof typeof errorKinds;

/** The codes of one feature, each with its kind. Every code is unique in the product. */
export interface Errors<Code extends string = string> {
  readonly codes: Readonly<Record<Code, ErrorKind>>;
}

export const defineErrors = <const Code extends string>(codes: Readonly<Record<Code, ErrorKind>>): Errors<Code> =>
  Object.freeze({ codes });

/** The codes that a room defines, from the type of its index: `CodeOf<typeof import('./family/index.js')>`. */
export type CodeOf<Room> = Room extends unknown
  ? { [Name in keyof Room]: Room[Name] extends Errors<infer Code> ? Code : never }[keyof Room]
  : never;

/** What any service, the kit or the gateway may answer. */
export const anyServiceErrors = defineErrors({
  invalid_input: 'invalid',
  idempotency_key_missing: 'invalid',
  idempotency_key_reused: 'conflict',
  request_in_progress: 'conflict',
  not_signed_in: 'unauthenticated',
  session_ended: 'unauthenticated',
  profile_not_chosen: 'forbidden',
  not_for_this_profile: 'forbidden',
  not_permitted: 'forbidden',
  administrator_not_set_up: 'forbidden',
  section_off: 'forbidden',
  child_beyond_plan: 'forbidden',
  not_found: 'not_found',
  changed_before: 'conflict',
  rate_limited: 'too_many',
  body_too_large: 'invalid',
  internal: 'internal',
  unavailable: 'unavailable',
});
export type AnyServiceCode = keyof (typeof anyServiceErrors)['codes'];

export const fieldError = z.object({ field: z.string(), message: z.string() });

/** What may help to say it better: {name} who resolved it, {minutes} to wait, {attemptsLeft}, {limit}, … */
export const errorDetails = z.record(z.string(), z.json());
export type ErrorDetails = z.output<typeof errorDetails>;
