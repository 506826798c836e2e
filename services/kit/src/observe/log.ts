import { destination, type DestinationStream, pino, type Logger } from 'pino';

const secretPaths = ['password', 'pin', 'token', 'refreshToken', 'accessToken', 'email', 'note', 'comment'];

const frames = (stack = ''): string =>
  stack
    .split('\n')
    .filter((line) => /^\s+at /.test(line))
    .join('\n');

/** A database's words name the row that failed: its code and the names of things say as much. */
export function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return 'unknown';
  if (!isOfDatabase(error)) return error.message.slice(0, 500);
  const { code, constraint, table } = error as Error & Record<string, unknown>;
  return ['a statement failed', code, table, constraint].filter((part) => typeof part === 'string').join(' ');
}

const isOfDatabase = (error: Error): boolean => 'severity' in error || 'query' in error;

/** An error without what it carries: a database's brings the statement with every value. */
export function errorInLog(error: unknown): object {
  if (!(error instanceof Error)) return { type: typeof error };
  const { code } = error as Error & { code?: unknown };
  const cause = error.cause === undefined ? undefined : errorInLog(error.cause);
  return { type: error.name, message: reasonOf(error), code, cause, stack: frames(error.stack) };
}

/** Lines that nobody takes (a full disk, a reader that stands still) are kept up to so many characters, then dropped. */
const mostWaiting = 4 * 1024 * 1024;

function standardError(): DestinationStream {
  const stream = destination({ dest: 2, sync: false, maxLength: mostWaiting });
  // A service that cannot write its log goes on serving.
  stream.on('error', () => undefined);
  return stream;
}

/** JSON lines on standard error; what could carry a secret or a child's words is removed wherever it hides. */
export const createLog = (
  room: string,
  { level = process.env['LOG_LEVEL'] ?? 'warn', to = standardError() }: LogOptions = {},
): Logger =>
  pino(
    {
      name: room,
      level,
      serializers: { err: errorInLog },
      redact: { paths: secretPaths.flatMap((path) => [path, `*.${path}`, `*.*.${path}`]), remove: true },
    },
    to,
  );

export interface LogOptions {
  readonly level?: string;
  readonly to?: DestinationStream;
}
