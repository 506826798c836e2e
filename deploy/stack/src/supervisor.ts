import { type ServiceName, serviceNames } from '@alcancia/contracts/rooms';

import { appsOf, migrationEnv, serviceMain } from './apps.js';
import type { EngineName } from './engines/engine.js';
import type { Engines } from './engines/engines.js';
import type { Place } from './place.js';
import type { App } from './running/app.js';
import { AppRunner, type Extra } from './running/app-runner.js';
import { runJob } from './running/job.js';
import { Part } from './running/part.js';
import { root } from './settings.js';
import { Refused, words } from './words.js';

/** Keycloak makes its tables on the first start; beside others that takes minutes. */
const startWithinMs = 900_000;
/** Crashes before it was ever ready, after which a start counts as failed. */
const hopelessDeaths = 4;

const engineOrder: readonly (readonly EngineName[])[] = [
  ['keycloak', 'mail'],
  ['postgres', 'nats', 'redis', 'files'],
];

export const verbs = ['start', 'stop', 'kill', 'restart', 'pause', 'resume', 'wipe'] as const;
export type Verb = (typeof verbs)[number];

const isExtra = ({ env, from }: Extra): boolean => from !== undefined || Object.keys(env).length > 0;

/** Starts every engine and app in order, restarts crashed apps, and stops everything. */
export class Supervisor {
  readonly parts: ReadonlyMap<string, Part>;
  private readonly apps = new Map<string, AppRunner>();
  private readonly groups: readonly (readonly App[])[];
  private isEnding = false;

  constructor(
    private readonly place: Place,
    private readonly engines: Engines,
    changed: (part: Part) => void,
  ) {
    this.groups = appsOf(place);
    const parts = new Map<string, Part>();
    const add = (spec: ConstructorParameters<typeof Part>[0]): void => {
      const part: Part = new Part(spec, () => changed(part));
      parts.set(spec.name, part);
    };
    for (const engine of Object.values(engines)) add({ ...engine, kind: 'engine' });
    for (const { name, url, spec, answers } of this.groups.flat()) {
      const runner = new AppRunner(spec);
      this.apps.set(name, runner);
      add({ name, kind: 'app', runner, url, log: spec.log, answers });
    }
    this.parts = parts;
  }

  /** From nothing to ready. `told` is called after each step. */
  async up(told: (step: string) => void): Promise<void> {
    await Promise.all(Object.values(this.engines).map(async (engine) => engine.prepare?.()));
    // Billing reads at its start whose webhooks it is to believe.
    const simulated = ['paypal'].filter((name) => this.parts.has(name));
    await this.begin(['postgres', 'nats', 'redis', 'mail', 'files', 'streams', ...simulated]);
    await this.ready(['postgres', ...simulated]);
    await this.engines.postgres.furnish?.();
    told(words.steps.postgres);

    await this.begin(['keycloak']);
    await Promise.all(serviceNames.map((name) => this.migrate(name)));
    told(words.steps.migrated);
    await this.begin([...this.apps.keys()]);
    await this.ready(Object.keys(this.engines));
    told(words.steps.engines);
    await this.ready([...this.apps.keys()]);
    told(words.steps.apps);
  }

  /** The gateway first, so that no request comes in; the database last, when nobody writes any more. */
  async down(): Promise<void> {
    this.isEnding = true;
    const order = [...this.groups.map((group) => group.map(({ name }) => name)), ...engineOrder];
    for (const group of order) await Promise.all(group.map((name) => this.part(name).stop()));
  }

  /** Does one thing to one part; with `wait` it resolves when the part answers again. */
  async act(verb: Verb, name: string, { extra, wait }: { extra: Extra; wait: boolean }): Promise<Part> {
    const part = this.part(name);
    const app = this.apps.get(name);
    if (isExtra(extra) && !app) throw new Refused(words.cannot('env', name));
    if (verb === 'wipe' && !part.spec.wipe) throw new Refused(words.cannot(verb, name));
    if (verb === 'start' || verb === 'restart') {
      app?.take(extra);
      // A start by hand resets the count of crashes.
      part.deaths = 0;
    }
    // A running process takes other settings only by a restart.
    await part[verb === 'start' && isExtra(extra) ? 'restart' : verb]();
    const mustAnswer = verb === 'start' || verb === 'restart' || verb === 'resume';
    if (wait && mustAnswer) await this.ready([name]);
    return part;
  }

  private part(name: string): Part {
    const found = this.parts.get(name);
    if (!found) throw new Refused(words.unknownPart(name, [...this.parts.keys()]));
    return found;
  }

  /** Nothing more is started once the end has begun. */
  private async begin(names: readonly string[]): Promise<void> {
    if (!this.isEnding) await Promise.all(names.map((name) => this.part(name).start()));
  }

  private async ready(names: readonly string[]): Promise<void> {
    const parts = names.map((name) => this.part(name));
    const endsAt = Date.now() + startWithinMs;
    await Promise.all(parts.map((part) => part.settled(endsAt, hopelessDeaths)));
    const late = parts.filter(({ state }) => state !== 'ready');
    if (late.length > 0) {
      throw new Refused(
        words.notReady(
          late.map(({ spec }) => spec.name),
          late[0]?.spec.log ?? '',
        ),
      );
    }
  }

  private migrate(name: ServiceName): Promise<void> {
    const log = this.place.logOf(`${name}-migrate`);
    return runJob(words.steps.migrating(name), {
      command: process.execPath,
      args: ['--enable-source-maps', serviceMain(name), 'migrate'],
      env: migrationEnv(this.place, name),
      cwd: root,
      log,
    });
  }
}
