import { randomUUID } from 'node:crypto';

import { PGlite } from '@electric-sql/pglite';
import KeycloakAdminClient from '@keycloak/keycloak-admin-client';
import { Pool } from 'pg';

import { identityClientId, webClientId } from '../src/issuer/issuer.config.js';
import { createIssuer, type Issuer } from '../src/issuer/issuer.js';
import { pgSql } from '../src/issuer/store/pg-sql.js';
import { pgliteSql } from '../src/issuer/store/pglite-sql.js';
import type { SqlPort } from '../src/issuer/store/sql.js';

export const realm = 'alcancia';
export const publicOrigin = 'http://localhost:3000';
export const clientSecret = 'a secret of identity';
export const password = 'una clave larga';

export interface Answer {
  readonly status: number;
  readonly body: Record<string, unknown>;
  readonly headers: Headers;
}

export interface AnIssuer {
  readonly url: string;
  readonly sql: SqlPort;
  readonly issuer: Issuer;
  /** The issuer's clock stands still; this moves it forward. */
  later(seconds: number): void;
  restart(secrets?: { keys: string }): Promise<AnIssuer>;
  post(
    endpoint: 'token' | 'logout' | 'userinfo',
    form: Record<string, string>,
    headers?: Record<string, string>,
  ): Promise<Answer>;
  signIn(email: string, secret?: string, more?: Record<string, string>): Promise<Answer>;
  refresh(token: unknown): Promise<Answer>;
  admin(): Promise<KeycloakAdminClient>;
  anAccount(more?: Parameters<KeycloakAdminClient['users']['create']>[0]): Promise<{ id: string; email: string }>;
  close(): Promise<void>;
}

/** A new database: in this process, or on the server named by DATABASE_URL. */
async function aDatabase(): Promise<{ sql: SqlPort; drop: () => Promise<void> }> {
  const server = process.env['DATABASE_URL'];
  if (!server) {
    const database = await PGlite.create();
    return { sql: pgliteSql(database), drop: () => database.close() };
  }
  const name = `issuer_${randomUUID().replaceAll('-', '')}`;
  const owner = new Pool({ connectionString: server, max: 1 });
  await owner.query(`create database ${name}`);
  const address = new URL(server);
  address.pathname = `/${name}`;
  const pool = new Pool({ connectionString: address.href, max: 8 });
  pool.on('error', () => undefined); // dropping the database may still find a connection that is on its way out
  const drop = async () => {
    await pool.end();
    await owner.query(`drop database ${name} with (force)`);
    await owner.end();
  };
  return { sql: pgSql(pool), drop };
}

export async function anIssuer(): Promise<AnIssuer> {
  const { sql, drop } = await aDatabase();
  return over(sql, drop, { nowMs: Date.now() }, 'a secret for keys');
}

async function over(sql: SqlPort, drop: () => Promise<void>, time: { nowMs: number }, keys: string): Promise<AnIssuer> {
  const clock = { now: () => new Date(time.nowMs) };
  const issuer = await createIssuer({
    sql,
    clock,
    realm,
    publicOrigin,
    secrets: { identityClient: clientSecret, keys },
  });

  const post: AnIssuer['post'] = async (endpoint, form, headers = {}) => {
    const response = await fetch(`${issuer.url}/realms/${realm}/protocol/openid-connect/${endpoint}`, {
      method: 'POST',
      headers,
      body: new URLSearchParams(form),
    });
    const text = await response.text();
    const body: Record<string, unknown> = text === '' ? {} : JSON.parse(text);
    return { status: response.status, body, headers: response.headers };
  };

  const admin = async () => {
    const client = new KeycloakAdminClient({ baseUrl: issuer.url, realmName: realm });
    await client.auth({ grantType: 'client_credentials', clientId: identityClientId, clientSecret });
    return client;
  };

  return {
    url: issuer.url,
    sql,
    issuer,
    later: (seconds) => {
      time.nowMs += seconds * 1000;
    },
    restart: async (secrets = { keys }) => {
      await issuer.close();
      return over(sql, drop, time, secrets.keys);
    },
    post,
    signIn: (username, secret = password, more = {}) =>
      post('token', {
        grant_type: 'password',
        client_id: webClientId,
        scope: 'openid',
        username,
        password: secret,
        ...more,
      }),
    refresh: (token) =>
      post('token', { grant_type: 'refresh_token', client_id: webClientId, refresh_token: String(token) }),
    admin,
    anAccount: async (more = {}) => {
      const email = `ana.${randomUUID()}@example.com`;
      const credentials = [{ type: 'password', value: password }];
      const { id } = await (
        await admin()
      ).users.create({
        email,
        firstName: 'Ana',
        lastName: 'Gómez',
        enabled: true,
        emailVerified: true,
        credentials,
        ...more,
      });
      return { id, email };
    },
    close: async () => {
      await issuer.close();
      await drop();
    },
  };
}
