import { Injectable, type OnModuleDestroy, type OnModuleInit } from '@nestjs/common';

import type { Envelope } from '@alcancia/contracts/define';

import { CallerCache } from '../access/caller-cache.js';
import { dropsEveryone, idsDroppedBy } from '../access/dropped-by-events.js';
import { Parts } from '../gateway-parts.js';
import { noteSignal } from '../observe/watch-signals.js';
import { LiveHub } from './live-hub.js';

const lookAtBusEveryMs = 250;

/** Hears every event of the bus: drops the cached callers that it concerns, and signals the browsers (house §2.5, §5). */
@Injectable()
export class EventListener implements OnModuleInit, OnModuleDestroy {
  private stopListening: () => Promise<void> = async () => undefined;
  private watch: NodeJS.Timeout | undefined;

  constructor(
    private readonly parts: Parts,
    private readonly callers: CallerCache,
    private readonly hub: LiveHub,
  ) {}

  async onModuleInit(): Promise<void> {
    this.stopListening = await this.parts.bus.tap((event) => this.hear(event));
    this.watch = this.watchBus();
  }

  async onModuleDestroy(): Promise<void> {
    clearInterval(this.watch);
    await this.stopListening();
  }

  private hear(event: Envelope): void {
    const ids = idsDroppedBy(event);
    if (dropsEveryone(event)) this.callers.dropAll();
    if (ids.length > 0) this.callers.drop(...ids);
    this.hub.recheck(ids);
    noteSignal(this.parts, event, this.hub.hear(event));
  }

  /** Events of the time without a bus were missed: caches are emptied and browsers told to re-read. */
  private watchBus(): NodeJS.Timeout {
    const { bus } = this.parts;
    let { generation } = bus;
    return setInterval(() => {
      if (bus.generation === generation) return;
      ({ generation } = bus);
      this.callers.dropAll();
      this.hub.catchUp();
    }, lookAtBusEveryMs).unref();
  }
}
