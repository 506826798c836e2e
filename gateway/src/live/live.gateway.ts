import type { IncomingMessage } from 'node:http';
import type { Duplex } from 'node:stream';

import type { BeforeApplicationShutdown, OnModuleInit } from '@nestjs/common';
import {
  type OnGatewayConnection,
  type OnGatewayDisconnect,
  SubscribeMessage,
  WebSocketGateway,
} from '@nestjs/websockets';
import type { WebSocket } from 'ws';
import { z } from 'zod';

import { type LiveHello, livePath } from '@alcancia/contracts/live';

import { CallerCache, type Resolved } from '../access/caller-cache.js';
import { Parts } from '../gateway-parts.js';
import { closeCodes } from '../sockets/close-codes.js';
import { PendingSockets } from '../sockets/pending-sockets.js';
import { written } from './frames.js';
import { LiveClient } from './live-client.js';
import { LiveHub } from './live-hub.js';

const heartbeatMs = 25_000;

const hello = z.object({ type: z.literal('hello'), token: z.string().min(1).max(8000) });

/** An open socket; `client` once it has said whose session it is. */
interface Visit {
  readonly line: Duplex;
  client: LiveClient | undefined;
  isReading: boolean;
}

/** Lets browsers of our own origin listen, once they have said whose session they are (house §5). */
@WebSocketGateway({ path: livePath })
export class LiveGateway implements OnModuleInit, OnGatewayConnection, OnGatewayDisconnect, BeforeApplicationShutdown {
  private readonly visits = new Map<WebSocket, Visit>();
  private pulse: NodeJS.Timeout | undefined;

  constructor(
    private readonly hub: LiveHub,
    private readonly callers: CallerCache,
    private readonly pending: PendingSockets,
    private readonly parts: Parts,
  ) {}

  onModuleInit(): void {
    this.pulse = setInterval(() => this.hub.beat(), heartbeatMs).unref();
    this.parts.metrics.readSockets(() => this.hub.size);
  }

  handleConnection(socket: WebSocket, { socket: line }: IncomingMessage): void {
    this.visits.set(socket, { line, client: undefined, isReading: false });
    this.pending.add(socket);
  }

  handleDisconnect(socket: WebSocket): void {
    const client = this.visits.get(socket)?.client;
    this.visits.delete(socket);
    this.pending.settle(socket);
    if (client) this.hub.leave(client);
  }

  @SubscribeMessage('hello')
  async hello(socket: WebSocket, message: unknown): Promise<void> {
    const said = hello.safeParse(message).data;
    const visit = this.visits.get(socket);
    if (!visit) return;
    if (!said || visit.isReading) return socket.close(closeCodes.refused);
    visit.isReading = true;
    visit.client = await this.welcome(said, socket, visit);
    visit.isReading = false;
    if (visit.client) this.pending.settle(socket);
  }

  beforeApplicationShutdown(): void {
    clearInterval(this.pulse);
    this.hub.close();
    this.pending.terminate();
  }

  /** A first hello opens; another one brings a newer token of the same session before the old one expires. */
  private async welcome(
    { token }: LiveHello,
    socket: WebSocket,
    { line, client }: Visit,
  ): Promise<LiveClient | undefined> {
    const { hub, callers } = this;
    let resolved: Resolved | null;
    try {
      resolved = await callers.callerOf({ token, isPersonActing: false });
    } catch {
      socket.close(closeCodes.busy);
      return client;
    }
    if (socket.readyState !== socket.OPEN) return client;
    if (!resolved || resolved.caller.profile === 'parked') return refuse(socket, closeCodes.sessionEnded, client);
    if (client) {
      client.become(resolved, token);
      hub.join(client);
      return client;
    }
    if (!hub.hasRoomFor(resolved.caller.sessionId)) return refuse(socket, closeCodes.refused);
    const joining = new LiveClient(socket, line, token, resolved);
    hub.join(joining);
    joining.tell({ type: 'ready' });
    return joining;
  }
}

function refuse(socket: WebSocket, code: number, client?: LiveClient): LiveClient | undefined {
  socket.send(written({ type: 'refused' }));
  socket.close(code);
  return client;
}
