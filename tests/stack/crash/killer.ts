import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';

import type { Stack } from '../test/a-stack.js';
import type { Chance } from '../test/chance.js';
import { readState, root } from '../test/state.js';

const services = ['family', 'notifications', 'identity'] as const;
/** Nothing is planted in these: they are killed at any moment. */
const others = ['gateway', 'gateway', 'streams', 'redis', 'nats', 'postgres'] as const;
const points = ['before-commit', 'after-commit', 'after-publish', 'after-handler-commit'] as const;
/** A trap that nobody has stepped into by then, once the service is up, is sprung from outside. */
const sprungAfterMs = 6_000;
const upWithinMs = 30_000;
const program = path.join(root, 'services/kit/dist/crash-at.js');

export interface Killed {
  readonly part: string;
  readonly where: string;
}

/** Kills the system's processes one after the other, so many times, as a seed wants it. */
export class Killer {
  readonly killed: Killed[] = [];
  /** Whether everybody is left alone from now on. */
  isDone = false;
  private isOver = false;

  constructor(
    private readonly stack: Stack,
    private readonly chance: Chance,
    private readonly cycles: number,
  ) {}

  /** Set traps in every service, then: whoever fell into one is started with another, until enough have fallen. */
  async run(): Promise<void> {
    const traps = services.map((service) => this.trap(service));
    const outside = this.killFromOutside();
    await Promise.all([...traps, outside]);
    for (const service of services) await this.stack.control('--restart', service);
    this.isDone = true;
  }

  private get isEnough(): boolean {
    return this.isOver || this.killed.length >= this.cycles;
  }

  /** Ends it early: the work could not be done. */
  stop(): void {
    this.isOver = true;
  }

  private async trap(service: (typeof services)[number]): Promise<void> {
    for (let isFirst = true; !this.isEnough; isFirst = false) {
      const where = `${this.chance.of(points)}:${1 + this.chance.below(9)}`;
      const armed = ['--env', `NODE_OPTIONS=--import=${program}`, '--env', `CRASH_AT=${where}`, '--no-wait'];
      await this.stack.control(isFirst ? '--restart' : '--start', service, ...armed);
      const hasFallen = await this.falls(service);
      if (this.isEnough && !hasFallen) return;
      if (!hasFallen) await this.stack.control('--kill', service);
      this.killed.push({ part: service, where: hasFallen ? where : 'any moment' });
    }
  }

  /** Resolves as soon as the service has died of its trap, or when it has stood in front of it for too long. */
  private async falls(service: string): Promise<boolean> {
    const restarts = (): number => readState().parts[service]?.restarts ?? 0;
    const lives = restarts();
    const startedAt = Date.now();
    let upAt: number | undefined;
    while (!this.isEnough) {
      if (restarts() > lives) return true;
      if (readState().parts[service]?.state === 'ready') upAt ??= Date.now();
      const now = Date.now();
      if (upAt === undefined ? now - startedAt > upWithinMs : now - upAt > sprungAfterMs) return false;
      await pause(50);
    }
    return false;
  }

  private async killFromOutside(): Promise<void> {
    while (!this.isEnough) {
      await pause(1_000 + this.chance.below(4_000));
      if (this.isEnough) return;
      const part = this.chance.of(others);
      await this.stack.control('--kill', part);
      await this.stack.control('--start', part);
      this.killed.push({ part, where: 'any moment' });
    }
  }
}
