import { Injectable } from '@nestjs/common';

import type { Envelope } from '@alcancia/contracts/define';
import type { Recipients } from '@alcancia/contracts/live';

import { CallerCache } from '../access/caller-cache.js';
import { idsOfCaller } from '../access/caller-ids.js';
import { IdIndex } from '../access/id-index.js';
import { Parts } from '../gateway-parts.js';
import { closeCodes } from '../sockets/close-codes.js';
import { Signals } from './frames.js';
import type { LiveClient } from './live-client.js';

/** Tabs of one session that may listen at once. */
export const maxPerSession = 20;
/** Identity could not be asked: try again after this many milliseconds. */
const retryMs = 5_000;
const leastSpreadMs = 1_000;

/** Who of the callers' sockets a signal can reach: the acting profile, and everyone linked to a child. */
const recipientIds = ({ caller }: LiveClient): string[] => [
  ...(caller.userId === null ? [] : [`user:${caller.userId}`]),
  ...Object.keys(caller.children).map((childId) => `child:${childId}`),
];

/** Every open socket of this process, and the signals that go to them. */
@Injectable()
export class LiveHub {
  private readonly reached = new IdIndex<LiveClient>();
  private readonly concerned = new IdIndex<LiveClient>();
  private readonly timers = new Map<LiveClient, NodeJS.Timeout>();
  private readonly signals: Signals;
  private readonly now: () => number;
  private readonly perSecond: number;

  constructor(
    private readonly callers: CallerCache,
    { signals, now, config }: Parts,
  ) {
    this.signals = new Signals(signals);
    this.now = now;
    this.perSecond = config.socketsPerSecond;
  }

  hasRoomFor(sessionId: string): boolean {
    return this.concerned.of(sessionId).length < maxPerSession;
  }

  join(client: LiveClient): void {
    this.index(client);
    this.recheckLater(client);
  }

  leave(client: LiveClient): void {
    this.reached.remove(client);
    this.concerned.remove(client);
    clearTimeout(this.timers.get(client));
    this.timers.delete(client);
  }

  /** One frame per event, written once, to everyone whom it concerns; says how many those are. */
  hear(event: Envelope): number {
    const told = this.signals.told(event);
    if (!told) return 0;
    const clients = this.clientsOf(told.to);
    for (const client of clients) if (!client.send(told.frame)) this.leave(client);
    return clients.size;
  }

  /** What these ids may do has changed: every socket that has to do with them is looked at again. */
  recheck(ids: readonly string[]): void {
    for (const client of new Set(ids.flatMap((id) => this.concerned.of(id)))) void this.check(client);
  }

  beat(): void {
    for (const client of this.timers.keys()) if (!client.beat()) this.leave(client);
  }

  /** Events were missed: every socket is re-checked and told to read again, one after the other. */
  catchUp(): void {
    const withinMs = this.spreadMs;
    for (const client of this.timers.keys())
      setTimeout(() => void this.renew(client), Math.random() * withinMs).unref();
  }

  /** Closes every socket, and tells each browser within how many milliseconds to reconnect. */
  close(): void {
    const withinMs = this.spreadMs;
    for (const client of this.timers.keys()) {
      this.leave(client);
      client.close(closeCodes.goingAway, String(withinMs));
    }
  }

  get size(): number {
    return this.timers.size;
  }

  /** Everybody who listens comes back, or reads again, within this time in milliseconds: no faster than they would be let in. */
  private get spreadMs(): number {
    return Math.max(leastSpreadMs, Math.ceil((this.size / this.perSecond) * 1000));
  }

  private clientsOf({ users = [], children = [], everyone }: Recipients): Set<LiveClient> {
    if (everyone) return new Set(this.timers.keys());
    const ids = [...users.map((id) => `user:${id}`), ...children.map((id) => `child:${id}`)];
    return new Set(ids.flatMap((id) => this.reached.of(id)));
  }

  private index(client: LiveClient): void {
    this.reached.put(client, recipientIds(client));
    this.concerned.put(client, idsOfCaller(client.caller));
  }

  private recheckLater(client: LiveClient, inMs = client.recheckInMs(this.now())): void {
    clearTimeout(this.timers.get(client));
    this.timers.set(client, setTimeout(() => void this.check(client), inMs).unref());
  }

  private async renew(client: LiveClient): Promise<void> {
    await this.check(client);
    if (this.timers.has(client)) client.tell({ type: 'ready' });
  }

  private async check(client: LiveClient): Promise<void> {
    const token = client.presented;
    const resolved = await this.callers.fresh(token).catch(() => undefined);
    if (!this.timers.has(client) || client.presented !== token) return;
    if (resolved === undefined && !client.isExpired(this.now())) return this.recheckLater(client, retryMs);
    if (!resolved || resolved.caller.profile === 'parked') {
      this.leave(client);
      client.tell({ type: 'session-changed' });
      client.close(closeCodes.sessionEnded);
      return;
    }
    client.become(resolved);
    this.join(client);
  }
}
