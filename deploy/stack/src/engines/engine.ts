import type { Runner } from '../running/runner.js';

export type EngineName = 'postgres' | 'redis' | 'nats' | 'keycloak' | 'mail' | 'files';
export type EnginesKind = 'processes' | 'containers';

/** One engine, as a process or as a container: the rest of the stack does not know which. */
export interface Engine {
  readonly name: EngineName;
  readonly url: string;
  readonly log: string;
  readonly runner: Runner;
  /** Whatever must be there before its first start. */
  readonly prepare?: () => Promise<void>;
  readonly answers: () => Promise<boolean>;
  readonly askEveryMs?: number;
  /** Whatever it must hold before others come: databases, roles. Changes nothing the second time. */
  readonly furnish?: () => Promise<void>;
  /** Takes away what it stores; only engines whose data may be lost at any time. */
  readonly wipe?: () => Promise<void>;
}
