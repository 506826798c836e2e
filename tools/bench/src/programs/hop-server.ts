import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';

import { openNatsBus } from '@alcancia/server-kit';

import { hopSubject } from './hop-subject.js';
import { obey } from './obey.js';

const answer = {
  ok: true,
  data: { balance: { points: 1_250, availableCents: 43_500, reservedCents: 1_500, pendingCents: 0 } },
  isReplayed: false,
} as const;

obey({
  /** One room, over both hops: what is asked is read, the answer is written, nothing else happens. */
  async open({ natsUrl }: { natsUrl: string }) {
    const bus = await openNatsBus({ url: natsUrl, user: 'bench-server', password: 'any' });
    await bus.serve(new Map([[hopSubject, async () => answer]]));

    const reply = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
      JSON.parse(await text(request));
      response.setHeader('content-type', 'application/json');
      response.end(JSON.stringify(answer));
    };
    const server = createServer((request, response) => void reply(request, response));
    server.listen(0, '127.0.0.1');
    await once(server, 'listening');
    return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  },
});
