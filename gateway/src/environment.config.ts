import { z } from 'zod';

import { readConfig } from '@alcancia/server-kit';

const port = z.coerce.number().int().min(0).max(65_535);
const list = z.string().transform((text) =>
  text
    .split(',')
    .map((part) => part.trim())
    .filter((part) => part !== ''),
);
const origin = z.url({ protocol: /^https?$/ }).transform((address) => new URL(address).origin);
const httpUrl = z.url({ protocol: /^https?$/ });

const fromJson = z.string().transform((text, context): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    context.addIssue({ code: 'custom', message: 'is not JSON' });
    return z.NEVER;
  }
});

const remote = z.union([z.string().min(1), z.object({ manifest: z.string().min(1) }).catchall(z.json())]);

/** The environment of the gateway as a process of its own. */
const environment = z.object({
  HOST: z.string().default('127.0.0.1'),
  /** HTTP and WebSocket for everybody. */
  PORT: port,
  /** Health in detail and figures, for operators. */
  OPERATIONS_PORT: port,
  NATS_URL: z.string().min(1),
  NATS_USER: z.string().default('gateway'),
  NATS_PASSWORD: z.string().min(1),
  REDIS_URL: z.url({ protocol: /^rediss?$/ }),
  /** Where browsers see us: one origin or several, with commas. */
  PUBLIC_ORIGIN: list.pipe(z.array(origin).min(1)),
  TRUSTED_PROXIES: list.default([]),
  LIMIT_FACTOR: z.coerce.number().positive().default(1),
  /** What one process takes on; beyond it 503 is answered (see gateway.config.ts). */
  MAX_UNDER_WAY: z.coerce.number().int().positive().default(2_000),
  SHED_AT_DELAY_MS: z.coerce.number().int().positive().default(1_000),
  SOCKETS_PER_SECOND: z.coerce.number().int().positive().default(200),
  /** JSON: name of a front end → base address of its server. */
  FRONTENDS: fromJson.pipe(z.object({ shell: httpUrl }).catchall(httpUrl)),
  /** Where the S3 server is, whose presigned addresses this process passes on; without it no address of a file opens anything. */
  FILES_URL: httpUrl.optional(),
  /** JSON: name of a micro-frontend → public address of its manifest, where that is not ours. */
  REMOTES: fromJson.pipe(z.record(z.string(), remote)).default({}),
});
export type GatewayEnvironment = z.output<typeof environment>;

/** Reads it once; an empty variable counts as none, and a bad one stops the start by its name. */
export function readEnvironment(env: Record<string, string | undefined>): GatewayEnvironment {
  const given = Object.fromEntries(Object.entries(env).filter(([, value]) => value !== ''));
  return readConfig('gateway', environment, given);
}
