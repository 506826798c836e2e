import { pino, type Logger } from 'pino';

const secretPaths = ['password', 'pin', 'token', 'refreshToken', 'accessToken', 'email', 'note', 'comment'];

const frames = (stack = ''): string =>
  stack
    .split('\n')
    .filter((line) => /^\s+at /.test(line))
    .join('\n');

/**
 * An error without what it carries. A database's names the statement with every value and the row that failed: of it
 * stay the code and the names of things.
 */
export function errorInLog(error: unknown): object {
  if (!(error instanceof Error)) return { type: typeof error };
  const { code, constraint, schema, table, column } = error as Error & Record<string, unknown>;
  const isOfDatabase = 'severity' in error || 'query' in error;
  const message = isOfDatabase ? 'a statement failed' : error.message;
  const cause = error.cause === undefined ? undefined : errorInLog(error.cause);
  return { type: error.name, message, code, constraint, schema, table, column, cause, stack: frames(error.stack) };
}

/** JSON lines on standard error; what could carry a secret or a child's words is removed wherever it hides. */
export const createLog = (room: string, level = process.env['LOG_LEVEL'] ?? 'warn'): Logger =>
  pino(
    {
      name: room,
      level,
      serializers: { err: errorInLog },
      redact: { paths: secretPaths.flatMap((path) => [path, `*.${path}`, `*.*.${path}`]), remove: true },
    },
    pino.destination({ dest: 2, sync: true }),
  );
