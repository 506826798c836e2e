import { z } from 'zod';

const rate = z.object({ max: z.int().positive(), perSeconds: z.int().positive() });

/** What differs between one place where the gateway runs and another. */
export const gatewayConfig = z.object({
  host: z.string().default('127.0.0.1'),
  /** Addresses or networks of proxies whose X-Forwarded-For is believed; of anybody else it is ignored. */
  trustedProxies: z.array(z.string()).default([]),
  /** Origins under which browsers see us; empty: whatever host they asked for. Only the live socket looks at it. */
  publicOrigins: z.array(z.url()).default([]),
  /** Everything that one network address may ask, whatever it is. */
  perAddress: rate.default({ max: 3_000, perSeconds: 60 }),
  /** Multiplies every limit; runs that sign up hundreds of families from one address raise it. */
  limitFactor: z.number().positive().default(1),
  /** Requests that one process works on at once. */
  maxUnderWay: z.int().positive().default(2_000),
  /** A process that was kept busy for longer than this, in milliseconds, refuses requests for a moment; null: never. */
  shedAtDelayMs: z.int().positive().nullable().default(null),
  /** Live sockets that one process opens in a second: after a restart they come back all at once. */
  socketsPerSecond: z.int().positive().default(200),
  /** Written into every page for the front ends (house §7). */
  runtime: z.record(z.string(), z.json()).default({}),
});
export type GatewayConfig = z.output<typeof gatewayConfig>;
export type GatewaySettings = z.input<typeof gatewayConfig>;
