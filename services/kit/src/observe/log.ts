import { writeSync } from 'node:fs';

import { type DestinationStream, pino, type Logger } from 'pino';

const secrets = new Set(['password', 'pin', 'token', 'refreshToken', 'accessToken', 'email', 'note', 'comment']);

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

/** What could carry a secret or a child's words, wherever it hides. Pino's own redaction costs more than the line itself. */
function withoutSecrets(fields: object): Record<string, unknown> {
  const kept: Record<string, unknown> = {};
  for (const [name, value] of Object.entries(fields)) if (!secrets.has(name)) kept[name] = cleaned(value);
  return kept;
}

function cleaned(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(cleaned);
  const isPlain = typeof value === 'object' && value !== null && Object.getPrototypeOf(value) === Object.prototype;
  return isPlain ? withoutSecrets(value) : value;
}

/** A line is written at once, so that it is not lost with a killed process; one that cannot be written (a full disk) is lost. */
export const linesInto = (file: number): DestinationStream => ({
  write(line) {
    try {
      writeSync(file, line);
    } catch {
      // A service that cannot write its log goes on serving.
    }
  },
});
const standardError = linesInto(2);

/** JSON lines on standard error, without secrets. */
export const createLog = (
  room: string,
  { level = process.env['LOG_LEVEL'] ?? 'warn', to = standardError }: LogOptions = {},
): Logger => pino({ name: room, level, serializers: { err: errorInLog }, formatters: { log: withoutSecrets } }, to);

export interface LogOptions {
  readonly level?: string;
  readonly to?: DestinationStream;
}
