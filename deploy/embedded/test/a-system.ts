import { randomUUID } from 'node:crypto';
import { createServer, type AddressInfo } from 'node:net';

import type { AnyRequest, AskOf, OutputOf } from '@alcancia/contracts/define';
import type { WireError } from '@alcancia/contracts/errors';
import { openTestDatabase } from '@alcancia/server-kit/testing';
import pg from 'pg';

import type { Databases } from '../src/databases.js';
import { pgSql } from '../src/issuer/store/pg-sql.js';
import { pgliteSql } from '../src/issuer/store/pglite-sql.js';
import { startSystem, type System } from '../src/system.js';

export interface Answer<T> {
  readonly status: number;
  readonly headers: Headers;
  readonly data: T;
  readonly error: WireError;
}

export interface AskOptions {
  readonly token?: string | null;
  readonly key?: string;
  readonly headers?: Record<string, string>;
}

export interface TestSystem extends System {
  readonly databases: Databases;
  readonly isConcurrent: boolean;
  /** Asks over HTTP as a browser does. */
  ask<C extends AnyRequest>(contract: C, input: AskOf<C>, options?: AskOptions): Promise<Answer<OutputOf<C>>>;
  /** The same, where anything but a 2xx is a failure of the test. */
  want<C extends AnyRequest>(contract: C, input: AskOf<C>, options?: AskOptions): Promise<OutputOf<C>>;
  /** Resolves when everything published so far has been reacted to. */
  settled(): Promise<void>;
  close(): Promise<void>;
}

const freePort = (): Promise<number> =>
  new Promise((resolve) => {
    const server = createServer().listen(0, '127.0.0.1', () => {
      const { port } = server.address() as AddressInfo;
      server.close(() => resolve(port));
    });
  });

const secret = (): string => `${randomUUID()}${randomUUID()}`;

/** How a contract's input travels: path fields, then query or body. */
export function toRequest(
  contract: AnyRequest,
  input: Record<string, unknown>,
): { method: string; path: string; body?: string } {
  if (!contract.http) throw new Error(`${contract.subject} has no route`);
  const [method = '', route = ''] = contract.http.split(' ');
  const rest = { ...input };
  const path = route.replaceAll(/\{(\w+)\}/g, (_, name: string) => {
    const value = String(rest[name]);
    delete rest[name];
    return encodeURIComponent(value);
  });
  if (method !== 'GET') return { method, path, body: JSON.stringify(rest) };
  const query = new URLSearchParams(
    Object.entries(rest).map(([name, value]): [string, string] => [name, String(value)]),
  );
  return { method, path: `${path}?${query.toString()}` };
}

/** The real system on a database of its own (a real server when DATABASE_URL is set), asked over HTTP. */
export async function aSystem(): Promise<TestSystem> {
  const { database, isConcurrent, drop } = await openTestDatabase();
  const pool = database.kind === 'postgres' ? new pg.Pool({ connectionString: database.url, max: 4 }) : null;
  pool?.on('error', () => undefined);
  const sql = pool ? pgSql(pool) : pgliteSql((database as Extract<typeof database, { kind: 'pglite' }>).pglite);
  const databases: Databases = { forServices: database, sql, close: async () => pool?.end() };
  const port = await freePort();
  const system = await startSystem({
    databases,
    secrets: { intents: secret(), sessions: secret(), pins: secret(), identityClient: secret(), issuerKeys: secret() },
    port,
    publicOrigin: `http://localhost:${port}`,
    gateway: { limitFactor: 1_000, perAddress: { max: 1_000_000, perSeconds: 60 } },
  });

  const ask: TestSystem['ask'] = async (contract, input, { token = null, key = randomUUID(), headers = {} } = {}) => {
    const { method, path, body } = toRequest(contract, input as Record<string, unknown>);
    const response = await fetch(`http://127.0.0.1:${port}${path}`, {
      method,
      headers: {
        ...(body === undefined ? {} : { 'content-type': 'application/json', 'idempotency-key': key }),
        ...(token === null ? {} : { authorization: `Bearer ${token}` }),
        ...headers,
      },
      ...(body === undefined ? {} : { body }),
    });
    const json = (await response.json()) as never;
    return { status: response.status, headers: response.headers, data: json, error: json };
  };

  return {
    ...system,
    databases,
    isConcurrent,
    ask,
    async want(contract, input, options) {
      const answer = await ask(contract, input, options);
      if (answer.status >= 300)
        throw new Error(`${contract.subject} answered ${answer.status} ${JSON.stringify(answer.error)}`);
      return answer.data;
    },
    async settled() {
      for (let round = 0; round < 3; round += 1) await Promise.all(system.services.map((service) => service.settled()));
    },
    async close() {
      await system.stop();
      await databases.close();
      await drop();
    },
  };
}
