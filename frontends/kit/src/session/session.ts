import type { QueryClient } from '@tanstack/react-query';

import type { AskOf, OutputOf } from '@alcancia/contracts/define';
import { chooseAdult, chooseChild, leaveProfile, signIn, signOut, whoAmI } from '@alcancia/contracts/identity';

import { type ApiError, asApiError } from '../api/api-error.js';
import { ask } from '../api/ask.js';
import { makeStale } from '../api/make-stale.js';
import { newKey } from '../api/new-key.js';
import { OpenActs } from '../api/open-acts.js';
import { readKey } from '../api/read.js';
import { setTokenSource } from '../api/token-source.js';
import { PendingActs } from '../offline/pending-acts.js';
import { PendingSender } from '../offline/send-pending.js';

import type { Account } from './account.js';
import type { BrowserParts } from './browser-parts.js';
import { deviceKey } from './device.js';
import { forgetDrafts } from './kept-drafts.js';
import { accountOf, readStored, type StoredSession, writeStored } from './stored-session.js';

/** The own PIN, or the account's password. */
export type AdultProof = NonNullable<AskOf<typeof signOut>['proof']>;

/** `starting`: not known yet. `unreachable`: a session is stored, but the server did not answer. */
export type Phase = 'starting' | 'none' | 'here' | 'unreachable';

/** A token is renewed when it has less than this left, in seconds; inside the lock a little earlier. */
const margin = { outside: 20, inside: 60 };

/** The session of this browser: what is stored is the truth, and every tab follows it (house §5). */
export class Session {
  private shown: { readonly phase: Phase } = { phase: 'starting' };
  private stored: StoredSession | null = null;
  private account: Account | null = null;
  private isVerifying = false;
  /** What waits for the network, and who sends it. */
  readonly pending: PendingActs;
  readonly sender: PendingSender;
  private readonly acts = new OpenActs();
  private readonly watchers = new Set<() => void>();

  constructor(
    private readonly parts: BrowserParts,
    private readonly client: QueryClient,
  ) {
    this.pending = new PendingActs(parts.storage);
    this.sender = new PendingSender({
      acts: this.pending,
      client,
      locked: parts.lockedForSending,
      here: () => client.getQueryData<OutputOf<typeof whoAmI>>(readKey(whoAmI, {}))?.active?.id ?? null,
    });
  }

  readonly subscribe = (watch: () => void): (() => void) => {
    this.watchers.add(watch);
    return () => this.watchers.delete(watch);
  };
  /** A new object whenever somebody else is here. */
  readonly snapshot = (): { readonly phase: Phase } => this.shown;

  /** Plugs the session into every request, follows the other tabs, and finds out whether somebody is here. */
  async start(): Promise<void> {
    setTokenSource({ token: this.token, refused: this.refused });
    this.parts.listen(() => this.follow());
    await this.open();
  }

  /** Asks again after the server did not answer. */
  readonly open = async (): Promise<void> => {
    this.stored = readStored(this.parts.storage);
    if (!this.stored) return this.show('none');
    this.show('starting');
    try {
      if ((await this.token()) === null) return;
      if (!this.parts.mark.isSet()) await ask(leaveProfile, {});
      this.show('here');
    } catch (thrown) {
      if (asApiError(thrown).kind === 'unauthenticated') this.forget();
      else this.show('unreachable');
    }
  };

  /** A token that is good for now, or null while nobody is signed in. */
  readonly token = async (): Promise<string | null> => {
    const { stored, account } = this;
    if (!stored) return null;
    if (stored.kind === 'parked') return stored.token;
    if (account?.isFreshFor(margin.outside)) return account.token;
    return this.parts.locked(() => this.freshen());
  };

  async signIn(input: AskOf<typeof signIn>): Promise<OutputOf<typeof signIn>> {
    const answer = await this.acts.write(signIn, input);
    if (answer.isFirstLogin) this.parts.mark.set();
    else this.parts.mark.clear();
    await this.parts.locked(async () => this.become(accountOf(answer.tokens, newKey())));
    return answer;
  }

  /** The adult enters with PIN or password; out of a child's session the adult's tokens come back. */
  chooseAdult(proof: AdultProof): Promise<OutputOf<typeof chooseAdult>> {
    return this.parts.locked(async () => {
      await this.freshen(margin.inside);
      const here = 'password' in proof ? { fingerprint: deviceKey(this.parts.storage) } : {};
      const answer = await this.acts.write(chooseAdult, { ...proof, ...here });
      this.parts.mark.set();
      this.become(answer.tokens ? accountOf(answer.tokens, newKey()) : this.inNewEra());
      return answer;
    });
  }

  /** A child enters: the adult's tokens leave this browser, and every tab follows (house §5). */
  enterChild(child: { readonly childId: string; readonly pin: string }): Promise<OutputOf<typeof chooseChild>> {
    return this.parts.locked(async () => {
      await this.freshen(margin.inside);
      const parks = this.stored?.kind === 'account' ? { refreshToken: this.stored.refreshToken } : {};
      const fingerprint = deviceKey(this.parts.storage);
      const answer = await this.acts.write(chooseChild, { ...child, fingerprint, ...parks }, child);
      this.parts.mark.set();
      this.become({ kind: 'parked', era: newKey(), token: answer.childToken });
      return answer;
    });
  }

  /** 'Cambiar Perfil': nobody is chosen any more. */
  leave(): Promise<void> {
    return this.parts.locked(async () => {
      await this.freshen(margin.inside);
      await this.acts.write(leaveProfile, {});
      this.parts.mark.clear();
      this.become(this.inNewEra());
    });
  }

  /** Clears this browser whatever the server says of it (spec 1 §8). */
  async signOut(): Promise<void> {
    const end = async () => {
      await this.freshen(margin.inside);
      await ask(signOut, {});
    };
    await this.parts
      .locked(() =>
        end()
          .catch(() => undefined)
          .then(this.forget),
      )
      .catch(this.forget);
  }

  /** Where a child may be before the screen: nothing is cleared until the server has accepted the adult's proof. */
  signOutAsAdult(proof: AdultProof): Promise<void> {
    return this.parts.locked(async () => {
      await this.freshen(margin.inside);
      await this.acts.write(signOut, { proof });
      this.forget();
    });
  }

  /** The session is over, here and in every tab. */
  readonly forget = (): void => {
    this.parts.mark.clear();
    this.become(null);
  };

  /** Inside the lock: takes what another tab has stored, and renews it if it does not last. */
  private async freshen(seconds = margin.outside, isForced = false): Promise<string | null> {
    this.follow();
    const { stored } = this;
    if (stored?.kind !== 'account') return stored?.token ?? null;
    if (!this.account) {
      this.account = await this.parts.openAccount(stored, this.keep);
      if (!this.account) return this.over(stored);
    } else if (isForced || !this.account.isFreshFor(seconds)) {
      if (!(await this.account.renew())) return this.over(stored);
    }
    return this.account?.token ?? null;
  }

  /** The server renews no more. Where there are no locks, because another tab has let somebody else in meanwhile. */
  private over({ era }: StoredSession): string | null {
    if (readStored(this.parts.storage)?.era === era) this.forget();
    else this.follow();
    return this.stored?.token ?? null;
  }

  /** Renewed tokens are stored at once: a page that closes now has lost nothing. */
  private readonly keep = (tokens: Pick<Account, 'token'> & { refreshToken: string; idToken?: string }): void => {
    if (this.stored?.kind !== 'account' || readStored(this.parts.storage)?.era !== this.stored.era) return;
    this.stored = { kind: 'account', era: this.stored.era, ...tokens };
    writeStored(this.parts.storage, this.stored);
  };

  /** Looks at what is stored: renewed tokens are adopted, somebody else here starts this tab afresh. */
  private follow(): void {
    const next = readStored(this.parts.storage);
    const isSameEra = next?.era === this.stored?.era;
    this.stored = next;
    if (!isSameEra) this.startAfresh();
    else if (next?.kind === 'account') this.account?.adopt(next);
  }

  private become(next: StoredSession | null): void {
    this.stored = next;
    writeStored(this.parts.storage, next);
    this.startAfresh();
    this.parts.tell();
  }

  /** Nothing of who was here before stays in this tab: neither tokens nor data. */
  private startAfresh(): void {
    this.account = null;
    this.client.removeQueries();
    this.show(this.stored ? 'here' : 'none');
  }

  private inNewEra(): StoredSession | null {
    return this.stored && { ...this.stored, era: newKey() };
  }

  private show(phase: Phase): void {
    // A child, or whoever comes next, gets nothing of what an adult was typing.
    if (this.stored?.kind !== 'account') forgetDrafts();
    this.shown = { phase };
    for (const watch of this.watchers) watch();
  }

  /** The server did not accept the token. It may have been an old one, so the session is verified before it ends. */
  private readonly refused = ({ code }: ApiError): void => {
    if (code === 'profile_not_chosen') void makeStale(this.client, whoAmI.topics, { isBackground: true });
    if ((code !== 'session_ended' && code !== 'not_signed_in') || this.isVerifying || !this.stored) return;
    this.isVerifying = true;
    void this.verify().finally(() => (this.isVerifying = false));
  };

  private async verify(): Promise<void> {
    try {
      await this.parts.locked(() => this.freshen(margin.inside, true));
      if (!this.stored) return;
      await ask(whoAmI, {}, { isBackground: true });
      await makeStale(this.client, whoAmI.topics, { isBackground: true });
    } catch (thrown) {
      if (asApiError(thrown).kind === 'unauthenticated') this.forget();
    }
  }
}
