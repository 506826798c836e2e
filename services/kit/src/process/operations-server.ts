import { once } from 'node:events';
import { createServer, type ServerResponse } from 'node:http';

import type { Readiness } from '../observe/readiness.js';

/** What the operations server shows. */
export interface Operations {
  readonly readiness: () => Promise<Readiness>;
  readonly figures: { text(): Promise<string>; readonly contentType: string };
}

export interface OperationsServer {
  readonly port: number;
  close(): Promise<void>;
}

const starting: Readiness = { status: 'unavailable', checks: {} };

/** `GET /health/live`, `/health/ready` and `/metrics`; the process is live as soon as it listens, ready when `look` says so. */
export async function openOperationsServer(
  { HOST, PORT }: { HOST: string; PORT: number },
  look: () => Operations | undefined,
): Promise<OperationsServer> {
  const server = createServer((request, response) => {
    void answer(request.url ?? '', response, look()).catch(() => sendText(response, 500, 'text/plain', ''));
  });
  server.keepAliveTimeout = 5_000;
  server.requestTimeout = 5_000;
  server.listen(PORT, HOST);
  await once(server, 'listening');
  return {
    port: (server.address() as { port: number }).port,
    async close() {
      const closed = once(server, 'close');
      server.close();
      server.closeAllConnections();
      await closed;
    },
  };
}

async function answer(url: string, response: ServerResponse, operations: Operations | undefined): Promise<void> {
  switch (url.split('?')[0]) {
    case '/health/live':
      return sendJson(response, 200, { status: 'ok' });
    case '/health/ready': {
      const readiness = (await operations?.readiness()) ?? starting;
      return sendJson(response, readiness.status === 'unavailable' ? 503 : 200, readiness);
    }
    case '/metrics':
      if (!operations) return sendJson(response, 503, starting);
      return sendText(response, 200, operations.figures.contentType, await operations.figures.text());
    default:
      return sendJson(response, 404, {});
  }
}

const sendJson = (response: ServerResponse, status: number, body: unknown): void =>
  sendText(response, status, 'application/json; charset=utf-8', JSON.stringify(body));

function sendText(response: ServerResponse, status: number, type: string, body: string): void {
  response.writeHead(status, {
    'content-type': type,
    'cache-control': 'no-store',
    ...(status === 503 ? { 'retry-after': '1' } : {}),
  });
  response.end(body);
}
