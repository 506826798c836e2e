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

/** Every error code of the product with its kind. The browser maps each to words in a `Record` that the compiler keeps complete. */
export const errorCodes = {
  // any room
  invalid_input: 'invalid',
  idempotency_key_missing: 'invalid',
  idempotency_key_reused: 'conflict',
  request_in_progress: 'conflict',
  not_signed_in: 'unauthenticated',
  session_ended: 'unauthenticated',
  profile_not_chosen: 'forbidden',
  not_for_this_profile: 'forbidden',
  not_permitted: 'forbidden',
  not_found: 'not_found',
  changed_before: 'conflict',
  rate_limited: 'too_many',
  body_too_large: 'invalid',
  internal: 'internal',
  unavailable: 'unavailable',
  // identity: accounts
  credentials_wrong: 'unauthenticated',
  email_not_confirmed: 'forbidden',
  email_taken: 'conflict',
  password_too_short: 'invalid',
  password_too_common: 'invalid',
  passwords_differ: 'invalid',
  consent_missing: 'invalid',
  too_many_sign_ins: 'too_many',
  link_invalid: 'invalid',
  link_expired: 'invalid',
  account_deleted: 'forbidden',
  // identity: who is here
  profile_incomplete: 'forbidden',
  adult_password_wrong: 'forbidden',
  adult_password_too_soon: 'too_many',
  adult_password_limited: 'too_many',
  adult_pin_wrong: 'forbidden',
  adult_pin_locked: 'too_many',
  adult_pin_missing: 'conflict',
  child_pin_wrong: 'forbidden',
  child_pin_locked: 'too_many',
  child_pin_locked_until_adult: 'too_many',
  child_pin_missing: 'conflict',
  child_pin_already_set: 'conflict',
  adult_proof_needed: 'forbidden',
  device_not_authorized: 'forbidden',
  device_limit_reached: 'conflict',
  device_unknown: 'invalid',
  child_limit_reached: 'conflict',
  time_zone_unknown: 'invalid',
  // family: work, goals, rewards, coins
  request_already_resolved: 'conflict',
  undo_too_late: 'conflict',
  occurrence_not_today: 'conflict',
  occurrence_already_claimed: 'conflict',
  occurrence_not_in_review: 'conflict',
  occurrence_tries_used: 'conflict',
  activity_paused: 'conflict',
  activity_archived: 'conflict',
  activity_limit_reached: 'conflict',
  evidence_missing: 'invalid',
  children_of_two_families: 'invalid',
  goal_not_reached: 'conflict',
  goal_already_redeemed: 'conflict',
  goal_not_active: 'conflict',
  goal_date_passed: 'invalid',
  reward_out_of_stock: 'conflict',
  reward_not_available: 'conflict',
  coins_not_enough: 'conflict',
  price_changed: 'conflict',
  redemption_not_open: 'conflict',
  redemption_not_to_deliver: 'conflict',
} as const satisfies Record<string, ErrorKind>;
export type ErrorCode = keyof typeof errorCodes;

export const fieldError = z.object({ field: z.string(), message: z.string() });

/** What may help to say it better: {name} who resolved it, {minutes} to wait, {attemptsLeft}, {limit}, … */
export const errorDetails = z.record(z.string(), z.json());
export type ErrorDetails = z.output<typeof errorDetails>;

/** An error as it travels over the bus and as the body of every non-2xx answer. */
export const wireError = z.object({
  kind: z.enum(Object.keys(errorKinds) as [ErrorKind, ...ErrorKind[]]),
  code: z.enum(Object.keys(errorCodes) as [ErrorCode, ...ErrorCode[]]),
  /** Spanish, for whoever reads the answer without our words. */
  message: z.string().optional(),
  details: errorDetails.default({}),
  fields: z.array(fieldError).optional(),
  correlationId: z.string().optional(),
});
export type WireError = z.output<typeof wireError>;
