import { randomUUID } from 'node:crypto';

import KeycloakAdminClient from '@keycloak/keycloak-admin-client';

import { identityClientId, webClientId } from '../src/issuer/issuer.config.js';

export const realm = 'alcancia';
export const password = 'una clave larga';

/** Keycloak counts whole seconds: where one ends between a token and its answer, the answer says one less. */
export const aboutSeconds = (seconds: number): number[] => [seconds, seconds - 1];

export interface Answer {
  readonly status: number;
  readonly body: Record<string, unknown>;
  readonly headers: Headers;
}

/** Where an issuer answers, whichever it is, and what identity's client needs there. */
export interface IssuerAddress {
  readonly url: string;
  readonly clientSecret: string;
  readonly isEmbedded: boolean;
}

/** An issuer as its two clients meet it: the browser's and identity's. */
export interface AnIssuer extends IssuerAddress {
  /** The `iss` of its tokens: the address that people see, and the realm. */
  readonly issuer: string;
  post(
    endpoint: 'token' | 'logout' | 'userinfo',
    form: Record<string, string>,
    headers?: Record<string, string>,
  ): Promise<Answer>;
  signIn(email: string, secret?: string, more?: Record<string, string>): Promise<Answer>;
  refresh(token: unknown): Promise<Answer>;
  certs(): Promise<Record<string, unknown>[]>;
  admin(): Promise<KeycloakAdminClient>;
  anAccount(more?: Parameters<KeycloakAdminClient['users']['create']>[0]): Promise<{ id: string; email: string }>;
  close(): Promise<void>;
}

/** A name that no earlier run has used: a real Keycloak keeps its accounts. */
export const anEmail = (name = 'ana'): string => `${name}.${randomUUID()}@example.com`;

export async function anIssuerAt(address: IssuerAddress, close: () => Promise<void>): Promise<AnIssuer> {
  const { url, clientSecret } = address;
  const protocol = `${url}/realms/${realm}/protocol/openid-connect`;
  const wellKnown = await fetch(`${url}/realms/${realm}/.well-known/openid-configuration`);
  const { issuer }: { issuer: string } = JSON.parse(await wellKnown.text());

  const post: AnIssuer['post'] = async (endpoint, form, headers = {}) => {
    const request = { method: 'POST', headers, body: new URLSearchParams(form) };
    const response = await fetch(`${protocol}/${endpoint}`, request);
    const text = await response.text();
    const body: Record<string, unknown> = text === '' ? {} : JSON.parse(text);
    return { status: response.status, body, headers: response.headers };
  };

  const admin = async () => {
    const client = new KeycloakAdminClient({ baseUrl: url, realmName: realm });
    await client.auth({ grantType: 'client_credentials', clientId: identityClientId, clientSecret });
    return client;
  };

  return {
    ...address,
    issuer,
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
    certs: async () => {
      const response = await fetch(`${protocol}/certs`);
      const { keys }: { keys: Record<string, unknown>[] } = JSON.parse(await response.text());
      return keys.filter((key) => key['use'] === 'sig');
    },
    admin,
    anAccount: async (more = {}) => {
      const email = anEmail();
      const credentials = [{ type: 'password', value: password }];
      const { users } = await admin();
      const { id } = await users.create({
        email,
        username: email,
        firstName: 'Ana',
        lastName: 'Gómez',
        enabled: true,
        emailVerified: true,
        credentials,
        ...more,
      });
      return { id, email };
    },
    close,
  };
}
