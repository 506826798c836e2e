import type { IncomingMessage, Server } from 'node:http';
import type { Duplex } from 'node:stream';

import { type RawData, type WebSocket, WebSocketServer } from 'ws';
import { z } from 'zod';

import { type LiveHello, livePath } from '@alcancia/contracts/live';

import type { CallerCache, Resolved } from '../access/caller-cache.js';
import type { Limits } from '../access/limits.js';
import { Admission } from './admission.js';
import { written } from './frames.js';
import { closeCodes, LiveClient } from './live-client.js';
import type { LiveHub } from './live-hub.js';

/** Whoever connects says who they are within this time, in milliseconds. */
export const helloWithinMs = 5_000;
export const heartbeatMs = 25_000;
/** Who does not answer our goodbye within this time, in milliseconds, is cut off: nobody holds up a stop. */
const farewellMs = 500;
const maxMessageBytes = 16 * 1024;
const maxStrangers = 500;
const leastSpreadMs = 1_000;
const later = '\r\nRetry-After: 1';

const hello = z.object({ type: z.literal('hello'), token: z.string().min(1).max(8000) });

function readHello(data: RawData, isBinary: boolean): LiveHello | null {
  if (isBinary) return null;
  try {
    return hello.safeParse(JSON.parse((data as Buffer).toString('utf8'))).data ?? null;
  } catch {
    return null;
  }
}

/** A socket at the door; `known` once it is in. */
interface Visit {
  readonly socket: WebSocket;
  readonly line: Duplex;
  readonly known: LiveClient | undefined;
}

export interface LiveDoorParts {
  readonly hub: LiveHub;
  readonly callers: CallerCache;
  readonly limits: Limits;
  readonly publicOrigins: readonly string[];
  readonly addressOf: (request: IncomingMessage) => string;
  readonly helloWithinMs?: number;
  /** Sockets that are opened in a second. */
  readonly perSecond: number;
}

/** Lets browsers of our own origin listen, once they have said whose session they are (house §5). */
export class LiveDoor {
  private readonly sockets = new WebSocketServer({
    noServer: true,
    maxPayload: maxMessageBytes,
    perMessageDeflate: false,
  });
  private readonly strangers = new Set<WebSocket>();
  private readonly pulse: NodeJS.Timeout;
  private readonly admission: Admission;

  constructor(private readonly parts: LiveDoorParts) {
    this.pulse = setInterval(() => parts.hub.beat(), heartbeatMs).unref();
    this.admission = new Admission(parts.perSecond);
  }

  openOn(server: Server): void {
    server.on('upgrade', (request, socket, head) => void this.upgrade(request, socket, head));
  }

  close(): void {
    clearInterval(this.pulse);
    this.parts.hub.close(this.spreadMs);
    for (const socket of this.strangers) socket.terminate();
    setTimeout(() => {
      for (const socket of this.sockets.clients) socket.terminate();
    }, farewellMs).unref();
    this.sockets.close();
  }

  /** Everybody who listens comes back, or reads again, within this time in milliseconds: no faster than they would be let in. */
  get spreadMs(): number {
    return Math.max(leastSpreadMs, Math.ceil((this.parts.hub.size / this.parts.perSecond) * 1000));
  }

  private async upgrade(request: IncomingMessage, socket: Duplex, head: Buffer): Promise<void> {
    socket.on('error', () => socket.destroy());
    const refusal = await this.refusalOf(request);
    if (refusal !== null) {
      socket.end(`HTTP/1.1 ${refusal}\r\nConnection: close\r\nContent-Length: 0\r\n\r\n`);
      return;
    }
    this.sockets.handleUpgrade(request, socket, head, (accepted) => this.greet(accepted, socket));
  }

  private async refusalOf(request: IncomingMessage): Promise<string | null> {
    // The token never travels in the address: one with a query is somebody else's idea of this socket.
    if (request.url !== livePath) return '404 Not Found';
    if (!this.isOwnOrigin(request)) return '403 Forbidden';
    if (this.strangers.size >= maxStrangers || !this.admission.take()) return `503 Service Unavailable${later}`;
    if (!(await this.parts.limits.allowSocket(this.parts.addressOf(request)))) return `429 Too Many Requests${later}`;
    return null;
  }

  private isOwnOrigin({ headers: { origin, host } }: IncomingMessage): boolean {
    if (origin === undefined || !URL.canParse(origin)) return false;
    const { publicOrigins } = this.parts;
    return publicOrigins.length > 0 ? publicOrigins.includes(new URL(origin).origin) : new URL(origin).host === host;
  }

  private greet(socket: WebSocket, line: Duplex): void {
    this.strangers.add(socket);
    const tooLate = setTimeout(
      () => socket.close(closeCodes.refused),
      this.parts.helloWithinMs ?? helloWithinMs,
    ).unref();
    let client: LiveClient | undefined;
    let isReading = false;
    socket.on('error', () => socket.terminate());
    socket.on('close', () => {
      clearTimeout(tooLate);
      this.strangers.delete(socket);
      if (client) this.parts.hub.leave(client);
    });
    const read = async (said: LiveHello): Promise<void> => {
      isReading = true;
      client = await this.welcome(said, { socket, line, known: client });
      isReading = false;
      if (!client) return;
      clearTimeout(tooLate);
      this.strangers.delete(socket);
    };
    socket.on('message', (data, isBinary) => {
      const said = readHello(data, isBinary);
      if (said && !isReading) void read(said);
      else socket.close(closeCodes.refused);
    });
  }

  /** A first hello opens; another one brings a newer token of the same session before the old one expires. */
  private async welcome({ token }: LiveHello, { socket, line, known }: Visit): Promise<LiveClient | undefined> {
    const { hub, callers } = this.parts;
    let resolved: Resolved | null;
    try {
      resolved = await callers.callerOf({ token, isPersonActing: false });
    } catch {
      socket.close(closeCodes.busy);
      return known;
    }
    if (socket.readyState !== socket.OPEN) return known;
    if (!resolved || resolved.caller.profile === 'parked') return this.refuse(socket, closeCodes.sessionEnded, known);
    if (known) {
      known.become(resolved, token);
      hub.join(known);
      return known;
    }
    if (!hub.hasRoomFor(resolved.caller.sessionId)) return this.refuse(socket, closeCodes.refused);
    const client = new LiveClient(socket, line, token, resolved);
    hub.join(client);
    client.tell({ type: 'ready' });
    return client;
  }

  private refuse(socket: WebSocket, code: number, known?: LiveClient): LiveClient | undefined {
    socket.send(written({ type: 'refused' }));
    socket.close(code);
    return known;
  }
}
