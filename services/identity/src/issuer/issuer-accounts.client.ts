import KeycloakAdminClient, { NetworkError } from '@keycloak/keycloak-admin-client';
import { Inject, Injectable } from '@nestjs/common';

import { CONFIG, failure } from '@alcancia/server-kit';

import { IssuerGuard } from './issuer-guard.client.js';
import { issuerDeadlineMs } from './issuer.limits.js';
import { OwnToken } from './own-token.client.js';
import { passwordForm } from './password-form.policy.js';

interface IssuerSettings {
  readonly ISSUER_URL: string;
  readonly ISSUER_REALM: string;
}

interface IssuerAccount {
  readonly id: string;
  readonly isEmailVerified: boolean;
  /** The sign-up that made it. */
  readonly intentId: string | undefined;
}

export interface NewAccount {
  readonly intentId: string;
  readonly email: string;
  readonly fullName: string;
  readonly password: string;
}

type Created = { readonly id: string } | { readonly refused: 'taken' | 'email' | 'password' };

/** Turns an expected refusal into an answer; null for any other. */
type WhenRefused<T> = (status: number, text: string) => { readonly answer: T } | null;

const alreadyGone = (status: number) => (status === 404 ? { answer: undefined } : null);

/** The accounts of adults, kept by Keycloak: made, confirmed and closed through its admin API. */
@Injectable()
export class IssuerAccounts {
  private readonly client: KeycloakAdminClient;

  constructor(
    @Inject(CONFIG) private readonly config: IssuerSettings,
    private readonly guard: IssuerGuard,
    private readonly own: OwnToken,
  ) {
    this.client = new KeycloakAdminClient({
      baseUrl: config.ISSUER_URL.replace(/\/$/, ''),
      realmName: config.ISSUER_REALM,
      timeout: issuerDeadlineMs,
    });
    this.client.registerTokenProvider({ getAccessToken: () => this.own.get() });
  }

  /** Not confirmed yet: signing in waits for the link in our mail. The intent on it tells a resumed sign-up from a taken e-mail. */
  async create({ intentId, email, fullName, password }: NewAccount): Promise<Created> {
    const body = {
      username: email,
      email,
      firstName: fullName,
      enabled: true,
      emailVerified: false,
      attributes: { intent: [intentId] },
      credentials: [{ type: 'password', value: passwordForm(password), temporary: false }],
    };
    return this.ask<Created>(
      () => this.client.users.create(body),
      (status, text) => {
        if (status === 409) return { answer: { refused: 'taken' } };
        if (status === 400 && /password/i.test(text)) return { answer: { refused: 'password' } };
        if (status === 400 && /email/i.test(text)) return { answer: { refused: 'email' } };
        return null;
      },
    );
  }

  async find(email: string): Promise<IssuerAccount | null> {
    const [user] = await this.ask(() => this.client.users.find({ email, exact: true, briefRepresentation: false }));
    if (!user?.id) return null;
    const intentId = (user.attributes as Record<string, string[]> | undefined)?.['intent']?.[0];
    return { id: user.id, isEmailVerified: user.emailVerified === true, intentId };
  }

  /** The e-mail is theirs. A refused sign-in may have left required actions behind: they go too (deploy/keycloak/README.md). */
  async confirm(id: string): Promise<void> {
    await this.ask(() => this.client.users.update({ id }, { emailVerified: true, requiredActions: [] }));
  }

  /** Another e-mail, proved by its link; it is the name to sign in with, too. */
  async setEmail(id: string, email: string): Promise<'set' | 'taken'> {
    return this.ask<'set' | 'taken'>(
      async () => {
        await this.client.users.update({ id }, { email, emailVerified: true, requiredActions: [] });
        return 'set';
      },
      (status) => (status === 409 ? { answer: 'taken' } : null),
    );
  }

  async setPassword(id: string, password: string): Promise<'set' | 'refused'> {
    return this.ask<'set' | 'refused'>(
      async () => {
        await this.client.users.resetPassword({
          id,
          credential: { type: 'password', value: passwordForm(password), temporary: false },
        });
        return 'set';
      },
      (status) => (status === 400 ? { answer: 'refused' } : null),
    );
  }

  /**
   * Wrong passwords are counted here, atomically; the issuer counts twenty at once as one and two in a second as a
   * lock (deploy/keycloak/README.md). Only our counter decides, so the issuer's is cleared, also for an unknown account.
   */
  async forgetFailures(id: string): Promise<void> {
    await this.ask(() => this.client.attackDetection.del({ id }), alreadyGone);
  }

  async endSession(issuerSid: string): Promise<void> {
    const { ISSUER_REALM: realm } = this.config;
    await this.ask(
      () => this.client.realms.deleteSession({ realm, session: issuerSid, isOffline: false }),
      alreadyGone,
    );
  }

  async endSessionsOf(id: string): Promise<void> {
    await this.ask(() => this.client.users.logout({ id }));
  }

  /** The account itself, with its sessions and everything that the issuer keeps of it. */
  async remove(id: string): Promise<void> {
    await this.ask(async () => {
      await this.client.users.del({ id });
    }, alreadyGone);
  }

  private ask<T>(call: () => Promise<T>, whenRefused: WhenRefused<T> = () => null): Promise<T> {
    return this.guard.ask(() => this.answerTo(call, whenRefused));
  }

  private async answerTo<T>(call: () => Promise<T>, whenRefused: WhenRefused<T>): Promise<T> {
    try {
      return await call().catch((error: unknown) => {
        // The service account's token has expired or the keys were rotated: retry once with a new token.
        if (!(error instanceof NetworkError) || error.response.status !== 401 || !this.own.forget()) throw error;
        return call();
      });
    } catch (error) {
      if (error instanceof TypeError || error instanceof DOMException) throw failure('unavailable'); // cut off, or too slow
      if (!(error instanceof NetworkError)) throw error;
      const { status } = error.response;
      const expected = whenRefused(status, JSON.stringify(error.responseData ?? ''));
      if (expected) return expected.answer;
      if (status >= 500 || status === 429 || status === 401) throw failure('unavailable');
      throw new Error(`The issuer refused an admin call with ${status}`, { cause: error });
    }
  }
}
