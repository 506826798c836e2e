import {
  errorCodes,
  type ErrorCode,
  type ErrorDetails,
  type ErrorKind,
  type WireError,
} from '@alcancia/contracts/errors';

type FieldError = NonNullable<WireError['fields']>[number];

/** A refusal with its code: the only error that a use-case throws on purpose. Rolls back what the message wrote. */
export class Failure extends Error {
  constructor(
    readonly code: ErrorCode,
    readonly details: ErrorDetails = {},
    readonly fields?: FieldError[],
  ) {
    super(code);
    this.name = 'Failure';
  }

  get kind(): ErrorKind {
    return errorCodes[this.code];
  }

  toWire(correlationId: string): WireError {
    return { kind: this.kind, code: this.code, details: this.details, fields: this.fields, correlationId };
  }

  static fromWire({ code, details, fields }: WireError): Failure {
    return new Failure(code, details, fields);
  }
}

/** Says in an `.errors.ts` file: `export const requestNotFound = () => failure('not_found')`. */
export const failure = (code: ErrorCode, details?: ErrorDetails, fields?: FieldError[]): Failure =>
  new Failure(code, details, fields);

export const notFound = (): Failure => failure('not_found');

/** A passing failure: a retry may succeed, so this answer is not kept under the key. */
export const isPassing = ({ kind, code }: Failure): boolean =>
  kind === 'unavailable' || kind === 'internal' || code === 'request_in_progress';
