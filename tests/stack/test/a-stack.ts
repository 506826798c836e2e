import { execFile } from 'node:child_process';
import path from 'node:path';
import { promisify } from 'node:util';
import {
  askAt,
  type AskOverHttp,
  linkTokenAmong,
  until,
  type Want,
  wantWithRetries,
  wantWith,
} from '@alcancia/testing';

import { type Mail, mailsTo } from './mails.js';
import { LiveSocket } from './live-socket.js';
import { type Part, partOf, readState, root, stackDir, type State } from './state.js';

/** The distributed system over HTTP, with control of each of its processes. */
export interface Stack {
  readonly origin: string;
  readonly access: State['access'];
  readonly engines: State['engines'];
  /** Asks through the gateway as a browser does, and answers whatever came back. */
  readonly ask: AskOverHttp;
  /** The same, where anything but a 2xx is a failure of the test. */
  readonly want: Want;
  /** The same with retries on 503 and broken connections; only for what prepares a proof. */
  readonly eventually: Want;
  /** Opens a live socket and resolves once the gateway has said that it is ready. */
  listen(token: string): Promise<LiveSocket>;
  mails(email: string): Promise<Mail[]>;
  /** The token in the newest e-mail to an address, which may still be on its way. */
  linkToken(email: string): Promise<string>;
  part(name: string): Part;
  /** One command to the stack: `control('--kill', 'family')`. Resolves when it is done. */
  control(...args: string[]): Promise<string>;
}

const run = promisify(execFile);
/** Keycloak takes its time to start, most of all beside others. */
const commandTimeoutMs = 400_000;

/** The stack that runs in STACK_DIR. */
export function aStack(): Stack {
  const { urls, access, engines } = readState();
  const ask = askAt(urls.app);
  return {
    origin: urls.app,
    access,
    engines,
    ask,
    want: wantWith(ask),
    eventually: wantWithRetries(ask),
    listen: (token) => LiveSocket.open(urls.app, token),
    mails: (email) => mailsTo(urls.mail, email),
    linkToken: (email) =>
      until(`a mail with a link to ${email}`, async () => {
        const mails = await mailsTo(urls.mail, email);
        return linkTokenAmong(mails.map(({ text }) => text).toReversed());
      }),
    part: partOf,
    async control(...args) {
      const env = { ...process.env, NODE_OPTIONS: '', STACK_DIR: stackDir };
      const main = path.join(root, 'deploy/stack/dist/main.js');
      return (await run(process.execPath, [main, ...args], { env, timeout: commandTimeoutMs })).stdout;
    },
  };
}
