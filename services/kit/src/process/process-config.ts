import { z } from 'zod';

const port = z.coerce.number().int().min(1).max(65_535);

/** How a process reaches NATS, and as whom. */
export const busConfig = z.object({
  NATS_URL: z.string().min(1),
  NATS_USER: z.string().min(1),
  NATS_PASSWORD: z.string().min(1),
});

/** Where a process lets operators look at it: health and figures, never anything of a family. */
export const operationsConfig = z.object({
  HOST: z.string().default('127.0.0.1'),
  PORT: port,
});

/** The environment of a service that has a process to itself, besides its own. */
export const serviceProcessConfig = z.object({
  ...busConfig.shape,
  ...operationsConfig.shape,
  /** The role that works, not the one that owns the schema. */
  DATABASE_URL: z.url({ protocol: /^postgres(ql)?$/ }),
  DATABASE_POOL: z.coerce.number().int().min(2).max(200).default(10),
});

/** The environment of the one-shot job `main.js migrate`. */
export const migrationConfig = z.object({
  /** The role that owns the schema. */
  MIGRATION_DATABASE_URL: z.url({ protocol: /^postgres(ql)?$/ }),
});
