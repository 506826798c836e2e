import { once } from 'node:events';
import type { AddressInfo } from 'node:net';

import { SMTPServer } from 'smtp-server';

import type { Mail } from '../src/mail/mail.js';
import { readMail } from './read-mail.js';

export interface TestSmtpServer {
  readonly url: string;
  readonly mails: Mail[];
  /** The refusal of the next e-mails; null: they are accepted. */
  refusal: Error | null;
  stop(): Promise<void>;
}

/** A mail provider that keeps what it is sent; on the same port again after it was stopped. */
export async function anSmtpServer(port = 0): Promise<TestSmtpServer> {
  const mails: Mail[] = [];
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
        for (const { address } of envelope.rcptTo) mails.push(readMail(mime, address));
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
    mails,
    refusal: null,
    stop: () => new Promise((resolve) => server.close(() => resolve())),
  };
  return stand;
}
