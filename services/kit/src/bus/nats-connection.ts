import { connect, type NatsConnection } from '@nats-io/transport-node';

import { failure } from '../errors/failure.js';

/** Where NATS is and as whom a room speaks there. */
export interface NatsAddress {
  /** One or more servers, separated by commas. */
  readonly url: string;
  readonly user: string;
  readonly password: string;
  /** Name of this process in the server's lists. */
  readonly name?: string;
}

/** How long a request may wait for a connection that is just coming back, in ms. */
const rideOutMs = 500;

/** A connection that comes back by itself, and knows whether it is there now. */
export class NatsLink {
  private isThere = true;
  private comings = 0;
  private readonly whenBack = new Set<() => void>();
  private readonly whenLost = new Set<() => void>();

  private constructor(readonly connection: NatsConnection) {
    void this.watch();
  }

  /** Waits for a server that is not up yet; an address or a password that cannot be right rejects. */
  static async open({ url, user, password, name = user }: NatsAddress): Promise<NatsLink> {
    const connection = await connect({
      servers: url.split(','),
      user,
      pass: password,
      name,
      inboxPrefix: `_INBOX_${user}`,
      maxReconnectAttempts: -1,
      waitOnFirstConnect: true,
      reconnectTimeWait: 200,
      reconnectJitter: 100,
      pingInterval: 5_000,
      maxPingOut: 2,
      // It connects to the servers of its address only: those that a cluster announces may not be reachable from here.
      ignoreClusterUpdates: true,
      // The client would create two errors with stack traces for every request: a fifth of its cost.
      noAsyncTraces: true,
    });
    return new NatsLink(connection);
  }

  get isUp(): boolean {
    return this.isThere && !this.connection.isClosed();
  }

  /** Counts reconnects: what is cached about the server is out of date when it has grown. */
  get generation(): number {
    return this.comings;
  }

  /** Resolves at once, or when the connection comes back soon; otherwise `unavailable`. */
  async mustBeUp(): Promise<void> {
    if (this.isUp) return;
    const isBack = await new Promise<boolean>((resolve) => {
      const late = setTimeout(() => resolve(false), rideOutMs);
      this.whenBack.add(() => {
        clearTimeout(late);
        resolve(true);
      });
    });
    if (!isBack) throw failure('unavailable');
  }

  /** What is lost with the connection rejects at once instead of waiting for its deadline. */
  async untilLost<T>(work: Promise<T>): Promise<T> {
    let lost: (() => void) | undefined;
    const end = new Promise<never>((_, reject) => {
      lost = () => reject(failure('unavailable'));
      this.whenLost.add(lost);
    });
    try {
      return await Promise.race([work, end]);
    } finally {
      if (lost) this.whenLost.delete(lost);
    }
  }

  async close(): Promise<void> {
    if (this.connection.isClosed()) return;
    if (this.isUp) await this.connection.drain().catch(() => undefined);
    await this.connection.close().catch(() => undefined);
  }

  private async watch(): Promise<void> {
    for await (const { type } of this.connection.status()) {
      if (type === 'disconnect' || type === 'staleConnection') this.lose();
      if (type === 'reconnect') this.comeBack();
    }
    this.lose();
  }

  private lose(): void {
    this.isThere = false;
    for (const tell of this.whenLost) tell();
    this.whenLost.clear();
  }

  private comeBack(): void {
    this.isThere = true;
    this.comings += 1;
    for (const tell of this.whenBack) tell();
    this.whenBack.clear();
  }
}
