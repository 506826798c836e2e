import type { Server } from 'node:http';

import { type BeforeApplicationShutdown, Injectable, type OnApplicationShutdown } from '@nestjs/common';
import { HttpAdapterHost } from '@nestjs/core';

/** Requests that are under way at the end may take this long, in milliseconds. */
const finishWithinMs = 10_000;
const hangUpEveryMs = 50;

/** At shutdown: clients keep connections open after an answer, so each is closed once no request is on it. */
@Injectable()
export class ConnectionDrain implements BeforeApplicationShutdown, OnApplicationShutdown {
  private hangUp: NodeJS.Timeout | undefined;
  private enough: NodeJS.Timeout | undefined;

  constructor(private readonly host: HttpAdapterHost) {}

  beforeApplicationShutdown(): void {
    const server = this.host.httpAdapter.getHttpServer() as Server;
    this.hangUp = setInterval(() => server.closeIdleConnections(), hangUpEveryMs);
    this.enough = setTimeout(() => server.closeAllConnections(), finishWithinMs);
  }

  onApplicationShutdown(): void {
    clearInterval(this.hangUp);
    clearTimeout(this.enough);
  }
}
