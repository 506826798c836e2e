import { createServer, type IncomingMessage, type Server } from 'node:http';
import { text } from 'node:stream/consumers';

import { z } from 'zod';

import { type Supervisor, verbs } from './supervisor.js';
import { Refused } from './words.js';

export const order = z.object({
  verb: z.enum([...verbs, 'down']),
  name: z.string().default(''),
  env: z.record(z.string(), z.string()).default({}),
  from: z.string().optional(),
  /** Whether the answer waits until the part answers. */
  wait: z.boolean().default(true),
});
export type Order = z.input<typeof order>;

const answer = z.object({ message: z.string() });

export interface ControlParts {
  readonly supervisor: Supervisor;
  readonly token: string;
  readonly down: () => void;
}

/** The supervisor's control port: on loopback, for users who may read the stack's secrets. */
export function openControl(port: number, host: string, parts: ControlParts): Promise<Server> {
  const obey = async (request: IncomingMessage): Promise<string> => {
    const { verb, name, env, from, wait } = order.parse(JSON.parse(await text(request)));
    if (verb === 'down') {
      parts.down();
      return '';
    }
    const extra = { env, ...(from === undefined ? {} : { from }) };
    return (await parts.supervisor.act(verb, name, { extra, wait })).state;
  };
  const server = createServer((request, response) => {
    const reply = (status: number, message: string): void => {
      response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify({ message }));
    };
    if (request.headers.authorization !== `Bearer ${parts.token}`) return reply(401, '');
    void obey(request).then(
      (state) => reply(200, state),
      (error: Error) => reply(error instanceof Refused ? 409 : 500, error.message),
    );
  });
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, host, () => resolve(server));
  });
}

const timeoutMs = 900_000;

/** Sends one order and answers what became of it. */
export async function command(control: string, token: string, what: Order): Promise<string> {
  const response = await fetch(control, {
    method: 'POST',
    headers: { authorization: `Bearer ${token}` },
    body: JSON.stringify(what),
    signal: AbortSignal.timeout(timeoutMs),
  });
  const { message } = answer.parse(await response.json());
  if (!response.ok) throw new Refused(message);
  return message;
}
