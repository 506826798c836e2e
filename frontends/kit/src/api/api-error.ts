import { anyServiceErrors, type ErrorDetails, type ErrorKind, errorKinds } from '@alcancia/contracts/define-errors';
import type { ErrorCode, WireError } from '@alcancia/contracts/errors';

const kinds: Partial<Readonly<Record<ErrorCode, ErrorKind>>> = anyServiceErrors.codes;

/** A refusal as the browser knows it: a code and its kind, never raw text. The code may be newer than this page. */
export class ApiError extends Error {
  override readonly name = 'ApiError';
  readonly kind: ErrorKind;
  readonly code: ErrorCode;
  readonly details: ErrorDetails;
  readonly fields: readonly { field: string; message: string }[];
  readonly correlationId: string | undefined;

  constructor(error: Pick<WireError, 'code'> & Partial<WireError>) {
    super(error.code);
    this.kind = error.kind ?? kinds[error.code] ?? 'internal';
    this.code = error.code;
    this.details = error.details ?? {};
    this.fields = error.fields ?? [];
    this.correlationId = error.correlationId;
  }

  /** The input's fields that were refused, the outermost name of each: 'childIds.0' → 'childIds'. */
  get refused(): readonly string[] {
    return this.fields.map(({ field }) => field.split('.')[0] ?? field);
  }

  /** It is unknown whether the act was done: it may be sent again under the same key. */
  get isUncertain(): boolean {
    return this.kind === 'unavailable' || this.kind === 'internal' || this.code === 'request_in_progress';
  }
}

/** Whatever was thrown, as an ApiError. */
export const asApiError = (thrown: unknown): ApiError =>
  thrown instanceof ApiError ? thrown : new ApiError({ code: 'unavailable' });

const isOurs = (body: unknown): body is WireError =>
  typeof body === 'object' &&
  body !== null &&
  'code' in body &&
  typeof body.code === 'string' &&
  'kind' in body &&
  typeof body.kind === 'string' &&
  Object.hasOwn(errorKinds, body.kind);

/** The error in a non-2xx answer; an answer that is not ours (a proxy's page) counts as unavailable. */
export async function errorOf(answer: Response): Promise<ApiError> {
  const body: unknown = await answer.json().catch(() => null);
  if (isOurs(body)) return new ApiError(body);
  return new ApiError({ code: answer.status === 429 ? 'rate_limited' : 'unavailable' });
}
