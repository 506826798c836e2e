import { connect } from 'node:net';

const timeoutMs = 1_000;

/** Whether an address answers 2xx. */
export async function answersHttp(url: string): Promise<boolean> {
  try {
    const answer = await fetch(url, { signal: AbortSignal.timeout(timeoutMs) });
    await answer.body?.cancel();
    return answer.ok;
  } catch {
    return false;
  }
}

/** Sends bytes to a port and checks the first bytes of the answer. */
export const answersTcp = (port: number, say: Buffer, isRight: (first: Buffer) => boolean): Promise<boolean> =>
  new Promise((resolve) => {
    const socket = connect({ port, host: '127.0.0.1', timeout: timeoutMs }, () => socket.write(say));
    const settle = (answer: boolean) => {
      socket.destroy();
      resolve(answer);
    };
    socket.once('data', (first) => settle(isRight(first)));
    socket.once('timeout', () => settle(false));
    socket.once('error', () => settle(false));
    socket.once('close', () => settle(false));
  });

/** A start-up packet of PostgreSQL's protocol 3.0: the server asks for a password once it takes connections. */
export function greetingToPostgres(user: string): Buffer {
  const words = Buffer.from(`user\0${user}\0database\0${user}\0\0`);
  const head = Buffer.alloc(8);
  head.writeInt32BE(head.length + words.length, 0);
  head.writeInt32BE(3 << 16, 4);
  return Buffer.concat([head, words]);
}

const authenticationRequest = 'R';
export const asksForPassword = (first: Buffer): boolean => first.toString('latin1', 0, 1) === authenticationRequest;
