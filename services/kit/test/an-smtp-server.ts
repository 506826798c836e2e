import { once } from 'node:events';
import type { AddressInfo } from 'node:net';

import { SMTPServer } from 'smtp-server';

import type { Letter } from '../src/mail/mail.js';
import { readLetter } from './read-letter.js';

export interface TestSmtpServer {
  readonly url: string;
  readonly letters: Letter[];
  /** The refusal of the next e-mails; null: they are accepted. */
  refusal: Error | null;
  stop(): Promise<void>;
}

/** A mail provider that keeps what it is sent; on the same port again after it was stopped. */
export async function anSmtpServer(port = 0): Promise<TestSmtpServer> {
  const letters: Letter[] = [];
  const server = new SMTPServer({
    disabledCommands: ['STARTTLS'],
    closeTimeout: 100,
    onAuth: ({ username, password }, _session, done) =>
      username === 'alcancia' && password === 'secreta' ? done(null, { user: username }) : done(new Error('no')),
    onData(stream, { envelope }, done) {
      const pieces: Buffer[] = [];
      stream.on('data', (piece: Buffer) => pieces.push(piece));
      stream.on('end', () => {
        if (stand.refusal) return done(stand.refusal);
        const mime = Buffer.concat(pieces).toString('latin1');
        for (const { address } of envelope.rcptTo) letters.push(readLetter(mime, address));
        return done(null);
      });
    },
  });
  // A client that is told to leave hangs up, which is no error here.
  server.on('error', () => undefined);
  await once(server.listen(port, '127.0.0.1'), 'listening');
  const { port: listening } = server.server.address() as AddressInfo;
  const stand: TestSmtpServer = {
    url: `smtp://alcancia:secreta@127.0.0.1:${listening}`,
    letters,
    refusal: null,
    stop: () => new Promise((resolve) => server.close(() => resolve())),
  };
  return stand;
}
