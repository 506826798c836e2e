import type { EntitySchema } from '@mikro-orm/core';
import type { Provider } from '@nestjs/common';
import type { z } from 'zod';

import type { MailTemplates } from './mail/mail.js';
import type { HandlerClass } from './use-case/use-case.js';
import type { Work } from './use-case/work.js';

/** Something that happens by itself at an interval, in a transaction of its own; one replica at a time. */
export interface Schedule {
  readonly name: string;
  readonly everyMs: number;
  readonly run: HandlerClass;
}

/** The table of contents of a service: everything that the kit needs to start it, in one process or in its own. */
export interface ServiceDefinition<Config extends z.ZodType = z.ZodType> {
  /** Name of the service, its schema in the database and the head of its subjects. */
  readonly name: string;
  /** Its environment; a bad value stops the start and is named. */
  readonly config: Config;
  readonly entities: readonly EntityClassLike[];
  readonly useCases: readonly HandlerClass[];
  readonly reactions: readonly HandlerClass[];
  /** What use-cases take in their constructors: ledgers, adapters. */
  readonly providers?: readonly Provider[];
  /** Folder of `NNNN-name.sql` files, applied in order, forward only. */
  readonly migrations: URL;
  /** Tables to which the service's role may only add, also by privilege (house §6). */
  readonly appendOnly?: readonly string[];
  readonly mailTemplates?: MailTemplates;
  readonly schedules?: readonly Schedule[];
  /** Fills an empty database once with what the product needs (G53). */
  readonly firstRun?: (work: Work) => Promise<void>;
  /** Rejects, however late, when the service must not run as a process of its own with this configuration. */
  mustBeUsable?(config: z.output<Config>): Promise<void>;
}

export type EntityClassLike = EntitySchema | (abstract new (...args: never[]) => object);

export const defineService = <Config extends z.ZodType>(
  definition: ServiceDefinition<Config>,
): ServiceDefinition<Config> => definition;

/** Token under which a service's parsed configuration is injected: `@Inject(CONFIG) private readonly config: IdentityConfig`. */
export const CONFIG = Symbol('service configuration');
