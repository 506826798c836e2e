import { once } from 'node:events';
import { Agent as HttpAgent, type IncomingMessage, request as requestHttp } from 'node:http';
import { Agent as HttpsAgent, request as requestHttps } from 'node:https';

import { createGuard, failure } from '@alcancia/server-kit';

type Headers = Readonly<Record<string, string>>;

export interface Fetched {
  readonly status: number;
  readonly headers: IncomingMessage['headers'];
  readonly body: Buffer;
}

/** A front end answers within this, in milliseconds, body and all: beyond it the section that asked offers to try again. */
const answerWithinMs = 2_000;
/** Below the time for which our static servers keep an idle connection, in milliseconds. */
const idleMs = 30_000;
const connections = 64;
/** Bulkhead: beyond this many at once the next one hears `unavailable` at once. */
const maxAtOnce = 512;
const maxBytes = 16 * 1024 * 1024;
/** Opens the circuit breaker. */
const failuresInARow = 3;

/** One front end's server: bounded in time, size and number, behind a circuit breaker of its own. */
export class FrontendServer {
  private readonly isSecure: boolean;
  private readonly agent: HttpAgent;
  private readonly guard = createGuard({ atOnce: maxAtOnce, failuresInARow });
  private hasAnswered = true;

  constructor(private readonly base: string) {
    this.isSecure = new URL(base).protocol === 'https:';
    const options = { keepAlive: true, maxSockets: connections, timeout: idleMs };
    this.agent = this.isSecure ? new HttpsAgent(options) : new HttpAgent(options);
  }

  /** Whether its last answer came. */
  get isUp(): boolean {
    return this.hasAnswered;
  }

  /** Rejects with `unavailable` unless the file came, has not changed, or is not there. */
  async get(path: string, headers: Headers): Promise<Fetched> {
    try {
      return await this.guard.run(this.base, () => this.ask(path, headers));
    } catch {
      throw failure('unavailable');
    }
  }

  /** The same with a body of JSON. */
  async post(path: string, json: string): Promise<Fetched> {
    try {
      return await this.guard.run(this.base, () => this.ask(path, { 'content-type': 'application/json' }, json));
    } catch {
      throw failure('unavailable');
    }
  }

  close(): void {
    this.agent.destroy();
  }

  private async ask(path: string, headers: Headers, json?: string): Promise<Fetched> {
    try {
      const fetched = await this.fetch(path, headers, json);
      if (![200, 304, 404].includes(fetched.status)) throw new Error(`answered ${fetched.status}`);
      this.hasAnswered = true;
      return fetched;
    } catch (error) {
      this.hasAnswered = false;
      throw error;
    }
  }

  private async fetch(path: string, headers: Headers, json?: string, isSecondTry = false): Promise<Fetched> {
    const ask = this.isSecure ? requestHttps : requestHttp;
    const signal = AbortSignal.timeout(answerWithinMs);
    const method = json === undefined ? 'GET' : 'POST';
    const asked = ask(new URL(path, this.base), { method, agent: this.agent, headers, signal });
    asked.on('error', () => undefined);
    asked.end(json);
    try {
      const [response] = (await once(asked, 'response')) as [IncomingMessage];
      return { status: response.statusCode ?? 0, headers: response.headers, body: await readBody(response) };
    } catch (error) {
      // The server may close a kept connection just as it is used again: retry once.
      const isStale = asked.reusedSocket && (error as NodeJS.ErrnoException).code === 'ECONNRESET';
      if (isStale && !isSecondTry) return this.fetch(path, headers, json, true);
      throw error;
    }
  }
}

async function readBody(response: IncomingMessage): Promise<Buffer> {
  const pieces: Buffer[] = [];
  let bytes = 0;
  for await (const piece of response as AsyncIterable<Buffer>) {
    bytes += piece.length;
    if (bytes > maxBytes) throw new Error('too large');
    pieces.push(piece);
  }
  return Buffer.concat(pieces);
}
