import { pino, type Logger } from 'pino';

const secretPaths = ['password', 'pin', 'token', 'refreshToken', 'accessToken', 'email', 'note', 'comment'];

/** JSON lines on standard error; what could carry a secret or a child's words is removed wherever it hides. */
export const createLog = (room: string, level = process.env['LOG_LEVEL'] ?? 'warn'): Logger =>
  pino(
    {
      name: room,
      level,
      redact: { paths: secretPaths.flatMap((path) => [path, `*.${path}`, `*.*.${path}`]), remove: true },
    },
    pino.destination({ dest: 2, sync: true }),
  );
