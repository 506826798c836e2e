import path from 'node:path';
import { fileURLToPath } from 'node:url';

import { z } from 'zod';

import { type Ports, portsFrom } from './ports.js';
import { Refused, words } from './words.js';

export const root = fileURLToPath(new URL('../../..', import.meta.url)).replace(/\/$/, '');

const lastFirstPort = 65_000;

const environment = z.object({
  STACK_DIR: z.string().default('.data/stack'),
  /** The first of the thirty ports. */
  STACK_PORT: z.coerce.number().int().min(1024).max(lastFirstPort).default(4250),
  /** Multiplies every limit of the gateway: suites sign up hundreds of families from one address. */
  LIMIT_FACTOR: z.coerce.number().positive().default(1),
  LOG_LEVEL: z.string().default('info'),
});

export interface Settings {
  readonly folder: string;
  readonly ports: Ports;
  readonly limitFactor: number;
  readonly logLevel: string;
  /** The public address, as in e-mails and tokens. */
  readonly publicOrigin: string;
  /** The address that everything listens on: loopback only. */
  readonly host: string;
}

export function readSettings(env: Record<string, string | undefined>): Settings {
  const given = Object.fromEntries(Object.entries(env).filter(([, value]) => value !== ''));
  const { success, data, error } = environment.safeParse(given);
  if (!success) {
    const name = String(error.issues[0]?.path[0]);
    throw new Refused(words.badSetting(name, given[name] ?? ''));
  }
  const ports = portsFrom(data.STACK_PORT);
  return {
    folder: path.resolve(root, data.STACK_DIR),
    ports,
    limitFactor: data.LIMIT_FACTOR,
    logLevel: data.LOG_LEVEL,
    publicOrigin: `http://localhost:${ports.gateway}`,
    host: '127.0.0.1',
  };
}
