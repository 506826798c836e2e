import 'reflect-metadata';

import type { EntitySchema } from '@mikro-orm/core';
import { Module, type ModuleMetadata } from '@nestjs/common';

import type { Check } from './observe/readiness.js';
import type { KeptTable } from './personal-data/kept-table.js';
import type { HandlerClass } from './use-case/use-case.js';

/** Something that happens by itself at an interval, in a transaction of its own; one replica at a time. */
export interface Schedule {
  readonly name: string;
  readonly everyMs: number;
  readonly run: HandlerClass;
}

/** Something that happens by itself at an interval and calls outside between transactions of its own: `run(jobRun)`. */
export type JobPart = Schedule;

/** Hears how each try to send an e-mail of this template ended, in the transaction that notes it: `run(work, tried)`. */
export interface MailWatch {
  readonly template: string;
  readonly run: HandlerClass;
}

/** A provider that says how something outside is on which a feature depends. It is asked often, and answers at once. */
export interface Checked {
  readonly health: Check;
}

/** What a feature adds to the readiness of its service, under that name. */
export interface FeatureCheck {
  readonly name: string;
  readonly of: abstract new (...args: never[]) => Checked;
}

export type EntityClassLike = EntitySchema | (abstract new (...args: never[]) => object);

/** What a feature is made of: a Nest module's metadata, and what the kit starts for it. */
export interface FeatureParts extends ModuleMetadata {
  readonly useCases?: readonly HandlerClass[];
  readonly reactions?: readonly HandlerClass[];
  readonly schedules?: readonly Schedule[];
  readonly jobs?: readonly JobPart[];
  readonly mailWatches?: readonly MailWatch[];
  readonly entities?: readonly EntityClassLike[];
  readonly checks?: readonly FeatureCheck[];
  /** What its tables keep of people, every column of each (G41). */
  readonly keeps?: readonly KeptTable[];
}

type KitParts = Required<
  Pick<FeatureParts, 'useCases' | 'reactions' | 'schedules' | 'jobs' | 'mailWatches' | 'entities' | 'checks' | 'keeps'>
>;
export type FeatureModule = NonNullable<ModuleMetadata['imports']>[number];

const partsOf = Symbol('parts of a feature');

/**
 * A feature as a Nest module: `@Module` with its use-cases, reactions, schedules and entities. Use-cases and reactions
 * are the module's controllers, the tasks of its schedules and what watches its e-mails are providers.
 */
export const Feature =
  ({
    useCases = [],
    reactions = [],
    schedules = [],
    jobs = [],
    mailWatches = [],
    entities = [],
    checks = [],
    keeps = [],
    ...nest
  }: FeatureParts): ClassDecorator =>
  (target) => {
    const own: KitParts = { useCases, reactions, schedules, jobs, mailWatches, entities, checks, keeps };
    Reflect.defineMetadata(partsOf, own, target);
    Module({
      ...nest,
      controllers: [...(nest.controllers ?? []), ...([...useCases, ...reactions] as never[])],
      providers: [
        ...(nest.providers ?? []),
        ...([...schedules, ...jobs, ...mailWatches].map(({ run }) => run) as never[]),
      ],
    })(target);
  };

/** What the features among these modules, and those that they import, bring along; each once. */
export function gather(modules: readonly FeatureModule[]): KitParts {
  const all = [...reached(modules, new Set())].map(
    (each) => Reflect.getMetadata(partsOf, each as object) as KitParts | undefined,
  );
  return {
    useCases: all.flatMap((parts) => parts?.useCases ?? []),
    reactions: all.flatMap((parts) => parts?.reactions ?? []),
    schedules: all.flatMap((parts) => parts?.schedules ?? []),
    jobs: all.flatMap((parts) => parts?.jobs ?? []),
    mailWatches: all.flatMap((parts) => parts?.mailWatches ?? []),
    entities: [...new Set(all.flatMap((parts) => parts?.entities ?? []))],
    checks: all.flatMap((parts) => parts?.checks ?? []),
    keeps: all.flatMap((parts) => parts?.keeps ?? []),
  };
}

/** Module classes, those of dynamic modules too, with everything that they import. */
function reached(modules: readonly FeatureModule[], known: Set<unknown>): Set<unknown> {
  for (const each of modules) {
    const type: unknown = 'module' in each ? each.module : each;
    if (typeof type !== 'function' || known.has(type)) continue;
    known.add(type);
    reached((Reflect.getMetadata('imports', type) as FeatureModule[] | undefined) ?? [], known);
  }
  return known;
}
