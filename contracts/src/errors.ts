import { z } from 'zod';

import {
  anyServiceErrors,
  type AnyServiceCode,
  type CodeOf,
  errorDetails,
  type ErrorKind,
  errorKinds,
  fieldError,
} from './define-errors.js';
import { allErrors, type contractsOf, type Room } from './registry.js';

export * from './define-errors.js';

/** Every code of the product: those of any service and those that the rooms' features define. */
export type ErrorCode = AnyServiceCode | CodeOf<(typeof contractsOf)[Room]>;

function gathered(): Readonly<Record<ErrorCode, ErrorKind>> {
  const kinds: Record<string, ErrorKind> = {};
  for (const { codes } of [anyServiceErrors, ...allErrors]) {
    for (const [code, kind] of Object.entries(codes)) {
      if (Object.hasOwn(kinds, code)) throw new Error(`The error code ${code} is defined twice.`);
      kinds[code] = kind;
    }
  }
  return Object.freeze(kinds) as Readonly<Record<ErrorCode, ErrorKind>>;
}

/** Every error code of the product with its kind. Servers only: a browser knows the words of the rooms it talks to. */
export const errorCodes = gathered();

/** An error as it travels over the bus and as the body of every non-2xx answer. */
export const wireError = z.object({
  kind: z.enum(Object.keys(errorKinds) as [ErrorKind, ...ErrorKind[]]),
  code: z.enum(Object.keys(errorCodes) as [ErrorCode, ...ErrorCode[]]),
  /** Spanish, for clients that do not bring the app's own sentences for each code. */
  message: z.string().optional(),
  details: errorDetails.default({}),
  fields: z.array(fieldError).optional(),
  correlationId: z.string().optional(),
});
export type WireError = z.output<typeof wireError>;
