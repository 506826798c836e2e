import type { IncomingMessage, Server } from 'node:http';
import type { Duplex } from 'node:stream';

import type { WsMessageHandler } from '@nestjs/common';
import { AbstractWsAdapter } from '@nestjs/websockets';
import { type RawData, type WebSocket, WebSocketServer } from 'ws';

import { closeCodes } from './close-codes.js';
import type { UpgradeCheck } from './upgrade-check.js';

const maxMessageBytes = 16 * 1024;
/** A browser that does not answer the close frame within this time, in milliseconds, is cut off: it must not delay a shutdown. */
const closeTimeoutMs = 500;

/** The `type` of a message, and the message; null when it is no JSON or has none. */
function readMessage(data: RawData, isBinary: boolean): { readonly type: unknown } | null {
  if (isBinary) return null;
  try {
    const said: unknown = JSON.parse((data as Buffer).toString('utf8'));
    return typeof said === 'object' && said !== null && 'type' in said ? said : null;
  } catch {
    return null;
  }
}

/** One function for all sockets: a closure of the upgrade would keep its request in memory as long as the socket. */
function destroyIt(this: Duplex): void {
  this.destroy();
}

/** Nest's gateways over `ws`, each at its path, refused before the upgrade and without a stream of RxJS for every socket (ADR 7). */
export class SocketAdapter extends AbstractWsAdapter {
  private readonly byPath = new Map<string, WebSocketServer>();

  constructor(
    server: Server,
    private readonly check: UpgradeCheck,
  ) {
    super(server);
    server.on('upgrade', (request, line, head) => void this.upgrade({ request, line, head }));
  }

  create(_port: number, { path }: { readonly path: string }): WebSocketServer {
    const sockets = new WebSocketServer({ noServer: true, maxPayload: maxMessageBytes, perMessageDeflate: false });
    this.byPath.set(path, sockets);
    return sockets;
  }

  /** A message goes to the handler of its `type`; anything else ends the socket. Handlers answer for themselves. */
  bindMessageHandlers(socket: WebSocket, handlers: WsMessageHandler[]): void {
    socket.on('message', (data, isBinary) => {
      const message = readMessage(data, isBinary);
      const handler = message && handlers.find((one) => one.message === message.type);
      if (handler) void handler.callback(message);
      else socket.close(closeCodes.refused);
    });
  }

  override bindClientDisconnect(socket: WebSocket, callback: () => void): void {
    socket.on('close', callback);
  }

  /** Accepts no new sockets. Does not wait for the open ones: they are cut off soon. */
  override async close(sockets: WebSocketServer): Promise<void> {
    setTimeout(() => {
      for (const socket of sockets.clients) socket.terminate();
    }, closeTimeoutMs).unref();
    sockets.close();
  }

  private async upgrade({ request, line, head }: Upgrade): Promise<void> {
    line.on('error', destroyIt);
    // The token never travels in the address: one with a query is no path of ours.
    const sockets = this.byPath.get(request.url ?? '');
    const refusal = sockets ? await this.check.refusalOf(request) : '404 Not Found';
    if (sockets && refusal === null)
      sockets.handleUpgrade(request, line, head, (socket) => sockets.emit('connection', socket, request));
    else line.end(`HTTP/1.1 ${refusal}\r\nConnection: close\r\nContent-Length: 0\r\n\r\n`);
  }
}

interface Upgrade {
  readonly request: IncomingMessage;
  readonly line: Duplex;
  readonly head: Buffer;
}
