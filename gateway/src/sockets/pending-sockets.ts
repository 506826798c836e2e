import { Injectable } from '@nestjs/common';
import type { WebSocket } from 'ws';

import { Parts } from '../gateway-parts.js';
import { closeCodes } from './close-codes.js';

/** Sockets that are open and have not said whose session they are. They do so in time, or are closed. */
@Injectable()
export class PendingSockets {
  private readonly timers = new Map<WebSocket, NodeJS.Timeout>();

  constructor(private readonly parts: Parts) {}

  get size(): number {
    return this.timers.size;
  }

  add(socket: WebSocket): void {
    const tooLate = setTimeout(() => socket.close(closeCodes.refused), this.parts.helloWithinMs).unref();
    this.timers.set(socket, tooLate);
    socket.on('error', terminateIt);
  }

  /** It has sent its token, or is closed. */
  settle(socket: WebSocket): void {
    clearTimeout(this.timers.get(socket));
    this.timers.delete(socket);
  }

  terminate(): void {
    for (const socket of this.timers.keys()) socket.terminate();
  }
}

/** One function for all sockets. */
function terminateIt(this: WebSocket): void {
  this.terminate();
}
