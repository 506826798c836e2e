import { createServer, type Server } from 'node:http';
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';

/** How an answer comes: with a status and a body, or never. */
export type Answer = { readonly status?: number; readonly body: string } | 'silence';

/** Speaks as IP services do; answers as it is told, and remembers about which networks it was asked. */
export class AnIpService {
  readonly asked: string[] = [];
  answer: Answer = { body: '{}' };

  private constructor(private readonly server: Server) {}

  static async start(): Promise<AnIpService> {
    const server = createServer((request, response) => {
      const { asked, answer } = service;
      asked.push(decodeURIComponent((request.url ?? '').split('/')[1] ?? ''));
      if (answer === 'silence') return;
      response.writeHead(answer.status ?? 200, { 'content-type': 'application/json' }).end(answer.body);
    });
    const service = new AnIpService(server);
    await once(server.listen(0, '127.0.0.1'), 'listening');
    return service;
  }

  get url(): string {
    return `http://127.0.0.1:${(this.server.address() as AddressInfo).port}/{ip}/json`;
  }

  says(place: object): void {
    this.answer = { body: JSON.stringify(place) };
  }

  async stop(): Promise<void> {
    this.server.closeAllConnections();
    await new Promise((closed) => this.server.close(closed));
  }
}
