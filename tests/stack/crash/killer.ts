import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';

import type { Stack } from '../test/a-stack.js';
import type { Chance } from '../test/chance.js';
import { readState, root } from '../test/state.js';
import type { FamilyAtWork } from './family-at-work.js';

/** These have no failpoints: they are killed at any moment. */
const others = ['gateway', 'gateway', 'streams', 'redis', 'nats', 'postgres'] as const;
const onWrites = ['before-commit', 'after-commit', 'after-publish'] as const;
/** Failpoints of each service; identity hears no events. A run kills each service at each of its own. */
const pointsOf = {
  family: [...onWrites, 'after-handler-commit'],
  notifications: [...onWrites, 'after-handler-commit'],
  identity: onWrites,
} as const;
type Service = keyof typeof pointsOf;
const services = Object.keys(pointsOf) as Service[];
/** A service that has not reached its failpoint within this time after it was ready is killed from outside. */
const sprungAfterMs = 6_000;
/** The same for a failpoint at which the service has not died yet. */
const missedSprungAfterMs = 30_000;
const upWithinMs = 30_000;
const program = path.join(root, 'services/kit/dist/crash-at.js');

export interface Killed {
  readonly part: string;
  readonly where: string;
}

/** Kills the system's processes one after the other, so many times, as a seed wants it. */
export class Killer {
  readonly killed: Killed[] = [];
  /** Whether the killing has ended. */
  isDone = false;
  private isOver = false;

  constructor(
    private readonly stack: Stack,
    private readonly chance: Chance,
    private readonly cycles: number,
    private readonly town: readonly FamilyAtWork[],
  ) {}

  /** Sets a failpoint in every service; each that died of it is started with another, until there were enough kills. */
  async run(): Promise<void> {
    const traps = services.map((service) => this.trap(service));
    const outside = this.killFromOutside();
    await Promise.all([...traps, outside]);
    for (const service of services) await this.stack.control('--restart', service);
    this.isDone = true;
  }

  private get isEnough(): boolean {
    return this.isOver || (this.killed.length >= this.cycles && this.missed.length === 0);
  }

  /** Each service and failpoint without a death so far; dying at any moment is no death at a failpoint. */
  get missed(): string[] {
    return services.flatMap((service) => this.missedBy(service).map((point) => `${service} ${point}`));
  }

  private missedBy(service: Service): string[] {
    const died = (point: string): boolean =>
      this.killed.some(({ part, where }) => part === service && where.startsWith(`${point}:`));
    return pointsOf[service].filter((point) => !died(point));
  }

  /** Ends it early: the work could not be done. */
  stop(): void {
    this.isOver = true;
  }

  private async trap(service: Service): Promise<void> {
    while (!this.isEnough) {
      const before = this.actsDone();
      const missed = this.missedBy(service);
      const where =
        missed.length > 0
          ? `${this.chance.of(missed)}:1`
          : `${this.chance.of<string>(pointsOf[service])}:${1 + this.chance.below(9)}`;
      const armed = ['--env', `NODE_OPTIONS=--import=${program}`, '--env', `CRASH_AT=${where}`, '--no-wait'];
      await this.stack.control('--restart', service, ...armed);
      const hasFallen = await this.falls(service, missed.length > 0 ? missedSprungAfterMs : sprungAfterMs);
      if (this.isEnough && !hasFallen) return;
      if (!hasFallen) await this.stack.control('--kill', service);
      this.killed.push({ part: service, where: hasFallen ? where : 'any moment' });
      if (!this.wentOnSince(before)) await this.live(service);
    }
  }

  /**
   * A life without a failpoint, until every family has got something done: what starts with much to publish, or is asked to
   * sign in all of them, may die of each failpoint before the first of them is in, and nobody would ever get further.
   */
  private async live(service: Service): Promise<void> {
    const before = this.actsDone();
    await this.stack.control('--restart', service, '--no-wait');
    while (!this.isEnough && !this.wentOnSince(before)) await pause(50);
  }

  private actsDone(): number[] {
    return this.town.map(({ actsDone }) => actsDone);
  }

  private wentOnSince(before: readonly number[]): boolean {
    return this.actsDone().every((done, at) => done > (before[at] ?? 0));
  }

  /** Resolves when the service has died at its failpoint, or has not reached it in time. */
  private async falls(service: string, withinMs: number): Promise<boolean> {
    const restarts = (): number => readState().parts[service]?.restarts ?? 0;
    const lives = restarts();
    const startedAt = Date.now();
    let upAt: number | undefined;
    while (!this.isEnough) {
      if (restarts() > lives) return true;
      if (readState().parts[service]?.state === 'ready') upAt ??= Date.now();
      const now = Date.now();
      if (upAt === undefined ? now - startedAt > upWithinMs : now - upAt > withinMs) return false;
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
