import type { z } from 'zod';

import type { DataOf, EventContract } from '@alcancia/contracts/define';
import type { erasedPerson } from '@alcancia/contracts/erasures';

import type { FeatureModule } from './feature.js';
import type { MailTemplates, SpeaksVos } from './mail/mail.js';
import type { HandlerClass } from './use-case/use-case.js';
import type { Work } from './use-case/work.js';

/** The event by which a service says that it keeps nothing of a person any more. */
export type ErasedEvent = EventContract<typeof erasedPerson>;

/** What a service does itself, in the transaction in which it tells that it has erased somebody. */
export interface AfterErasure {
  run(work: Work, person: DataOf<ErasedEvent>): Promise<void>;
}

/** Erases what a service has put elsewhere, before its rows go; called again after a failure. */
export interface Eraser {
  erase(person: DataOf<ErasedEvent>): Promise<void>;
}

/** The table of contents of a service: everything that the kit needs to start it, in one process or in its own. */
export interface ServiceDefinition<Config extends z.ZodType = z.ZodType> {
  /** Name of the service, its schema in the database and the head of its subjects. */
  readonly name: string;
  /** Its environment; a bad value stops the start and is named. */
  readonly config: Config;
  /** Its features, and any other Nest module; what these import comes along. */
  readonly modules: readonly FeatureModule[];
  /** Folder of `NNNN-name.sql` files, applied in order, forward only. */
  readonly migrations: URL;
  /** Tables to which the service's role may only add, also by privilege (house §6). */
  readonly appendOnly?: readonly string[];
  readonly mailTemplates?: MailTemplates;
  /** To whom its e-mails say 'vos'; to nobody without it. */
  readonly speaksVos?: SpeaksVos;
  /** How it says that it has erased a person; providers of its modules that erase what lies outside, and that follow. */
  readonly erasures?: {
    readonly told: ErasedEvent;
    readonly outside?: readonly HandlerClass[];
    readonly after?: HandlerClass;
  };
  /** Fills an empty database once with what the product needs (G53). */
  readonly firstRun?: (work: Work) => Promise<void>;
  /** Nest's own option: sees every provider as it is made, and gives what takes its place. For tests and tracing. */
  readonly instrument?: { instanceDecorator(instance: unknown): unknown };
  /** Rejects, however late, when the service must not run as a process of its own with this configuration. */
  mustBeUsable?(config: z.output<Config>): Promise<void>;
}

export const defineService = <Config extends z.ZodType>(
  definition: ServiceDefinition<Config>,
): ServiceDefinition<Config> => definition;

/** Token under which a service's parsed configuration is injected: `@Inject(CONFIG) private readonly config: IdentityConfig`. */
export const CONFIG = Symbol('service configuration');

/** Token under which the service's log is injected: `@Inject(LOG) private readonly log: Logger` of pino. */
export const LOG = Symbol('log of the service');

/** Token under which the bus is injected, for what a service asks of another; whom it may ask stands in `asks` of its room. */
export const BUS = Symbol('bus of the service');

/** Token under which the name of the service's schema is injected, for what the kit itself keeps in it. */
export const SCHEMA = Symbol('schema of the service');

/** Token under which what the service's tables keep of people is injected. */
export const KEEPS = Symbol('what the tables of the service keep of people');
