import { readFileSync } from 'node:fs';
import path from 'node:path';

import { z } from 'zod';

import { root } from '../place.js';
import { askWithRetriesAt, newestLinkToken, type PlaceToAsk } from './place-to-ask.js';

const stateFile = z.object({
  urls: z.object({ app: z.url(), mail: z.url() }),
  access: z.object({ postgres: z.url(), redis: z.url() }),
  parts: z.record(z.string(), z.object({ pid: z.int().optional(), state: z.string() })),
});

const caught = z.array(
  z.object({ to: z.array(z.object({ address: z.string() })), text: z.string(), date: z.string() }),
);

/** The distributed system that runs in STACK_DIR. */
export interface Stack extends PlaceToAsk {
  /** The address that browsers know: sockets from any other are refused. */
  readonly publicOrigin: string;
  /** The operator's access to the database of a service. */
  databaseOf(service: string): string;
  pidOf(part: string): number;
  /** The operator's access to Redis. */
  readonly redis: string;
  /** Every process of it, by name. */
  readonly pids: ReadonlyMap<string, number>;
}

export function theStack(): Stack {
  const folder = path.resolve(root, process.env['STACK_DIR'] ?? '.data/stack');
  const { urls, access, parts } = stateFile.parse(JSON.parse(readFileSync(path.join(folder, 'state.json'), 'utf8')));
  const pids = new Map(Object.entries(parts).flatMap(([name, { pid }]) => (pid === undefined ? [] : [[name, pid]])));
  const origin = urls.app.replace('localhost', '127.0.0.1');
  const mailsTo = async (email: string): Promise<readonly string[]> => {
    const mails = caught.parse(await (await fetch(new URL('/email', urls.mail))).json());
    const own = mails.filter(({ to }) => to.some(({ address }) => address === email));
    return own.toSorted((one, other) => Date.parse(one.date) - Date.parse(other.date)).map(({ text }) => text);
  };
  return {
    publicOrigin: urls.app,
    origin,
    eventually: askWithRetriesAt(origin),
    linkToken: (email) => newestLinkToken(email, mailsTo),
    pids,
    redis: access.redis,
    databaseOf(service) {
      const url = new URL(access.postgres);
      url.pathname = `/${service}`;
      return url.href;
    },
    pidOf(part) {
      const pid = pids.get(part);
      if (pid === undefined) throw new Error(`The stack has no process named ${part}`);
      return pid;
    },
  };
}
