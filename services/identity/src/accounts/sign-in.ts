import { type InputOf, type OutputOf } from '@alcancia/contracts/define';
import { signIn } from '@alcancia/contracts/identity';
import { type Caller, Failure, failure, Handles, type Steps, UseCase, type Work } from '@alcancia/server-kit';

import { logAuthError } from '../event-logs/event-log.store.js';
import { saidIn } from '../issuer/issuer-answer.client.js';
import { IssuerAccounts } from '../issuer/issuer-accounts.client.js';
import { type Grant } from '../issuer/issuer-tokens.client.js';
import { PasswordGrant } from '../issuer/password-grant.client.js';
import { Profile } from '../profiles/profile.entity.js';
import { SecondProof } from '../second-step/second-proof.store.js';
import {
  accountDeleted,
  accountLocked,
  accountUnreadable,
  credentialsWrong,
  emailNotConfirmed,
} from './account.errors.js';
import { openSession, type Opened } from './open-session.store.js';
import { SignInAttempts } from './sign-in-attempts.store.js';

type Input = InputOf<typeof signIn>;

interface Refused {
  readonly error: Failure;
  /** What really happened, for the log (G52). */
  readonly because: string;
  /** The password was checked and wrong: the attempt stays counted. */
  readonly isGuess: boolean;
}

/**
 * Opens a session by e-mail, password and, where the account has one, the second step; before that no token leaves, and the
 * issuer's session is ended. Every attempt is counted before the password is checked; every failure is logged.
 */
@UseCase()
export class SignIn {
  constructor(
    private readonly passwords: PasswordGrant,
    private readonly accounts: IssuerAccounts,
    private readonly attempts: SignInAttempts,
    private readonly second: SecondProof,
  ) {}

  @Handles(signIn)
  async execute(visitor: Caller, input: Input, steps: Steps): Promise<OutputOf<typeof signIn>> {
    await steps.step('count', (work) => this.countOrRefuse(work, visitor, input));

    const asked = await this.ask(input, visitor.origin.address).catch(asRefused);
    if ('error' in asked) {
      if (asked.isGuess) await this.forgetAtIssuer(steps, input.email);
      return this.refuse(steps, visitor, input, asked);
    }

    const { adultId } = asked.grant;
    const unproved = await this.second.demand(steps, adultId, input.second).then(() => null, asRefused);
    if (unproved) {
      await this.accounts.endSession(asked.grant.issuerSid).catch(() => undefined);
      return this.refuse(steps, visitor, input, unproved);
    }

    // The step's name carries the issuer's session: a retry after a crash gets another one, and that one is opened.
    const opened = await steps.step(`open ${asked.grant.issuerSid}`, (work) =>
      this.open(work, visitor, input, steps.intentId, asked.grant),
    );
    if ('problem' in opened) {
      await this.accounts.endSession(asked.grant.issuerSid).catch(() => undefined);
      return this.refuse(steps, visitor, input, problems[opened.problem]);
    }
    return { tokens: asked.grant.tokens, ...opened };
  }

  private async countOrRefuse(work: Work, visitor: Caller, input: Input): Promise<void> {
    try {
      await this.attempts.reserve(work, input.email, visitor.origin);
    } catch (error) {
      if (!(error instanceof Failure)) throw error;
      await log(work, visitor, input, error, 'too many attempts');
      work.refuse(error);
    }
  }

  /** The issuer gives one answer for an unconfirmed e-mail and for other required actions: the account tells which it is. */
  private async ask({ email, password }: Input, address: string): Promise<{ grant: Grant } | Refused> {
    const first = await this.passwords.signIn(email, password, address);
    if ('grant' in first) return first;
    const said = saidIn(first.refusal);
    if (said !== 'Account is not fully set up') return isWrong(said) ? wrong(said) : unexpected(said);

    const account = await this.accounts.find(email);
    if (!account?.isEmailVerified) return { error: emailNotConfirmed(), because: said, isGuess: false };
    await this.accounts.confirm(account.id);
    const second = await this.passwords.signIn(email, password, address);
    return 'grant' in second ? second : unexpected(saidIn(second.refusal));
  }

  private async open(
    work: Work,
    { origin }: Caller,
    { email }: Input,
    intentId: string,
    grant: Grant,
  ): Promise<Opened> {
    await this.attempts.succeeded(work, email, origin);
    const { adultId, issuerSid } = grant;
    return openSession(work, { intentId, adultId, issuerSid, userAgent: origin.userAgent });
  }

  /** The same work for an e-mail that is known and one that is not. */
  private async forgetAtIssuer({ em, newId }: Steps, email: string): Promise<void> {
    const profile = await em.findOne(Profile, { email, deletedAt: null });
    await this.accounts.forgetFailures(profile?.id ?? newId()).catch(() => undefined);
  }

  private refuse(steps: Steps, visitor: Caller, input: Input, { error, because, isGuess }: Refused): Promise<never> {
    return steps.step('refuse', async (work) => {
      if (!isGuess) await this.attempts.neverHappened(work, input.email, visitor.origin);
      // The password was right and nothing else was said yet: no failure, but the way to the second step.
      if (error.code !== 'second_step_needed') await log(work, visitor, input, error, because);
      return work.refuse(error);
    });
  }
}

const isWrong = (said: string): boolean => said === 'Invalid user credentials' || said === 'Account disabled';
const wrong = (because: string): Refused => ({ error: credentialsWrong(), because, isGuess: true });
const unexpected = (because: string): Refused => ({ error: failure('internal'), because, isGuess: false });

const problems: Record<'deleted' | 'locked' | 'unreadable', Refused> = {
  deleted: { error: accountDeleted(), because: 'the profile is deleted', isGuess: false },
  locked: { error: accountLocked(), because: 'the account is locked', isGuess: false },
  unreadable: { error: accountUnreadable(), because: 'no profile with a role', isGuess: false },
};

/** Any other error while the issuer is asked is answered and logged like a failed sign-in. */
const asRefused = (error: unknown): Refused =>
  error instanceof Failure
    ? { error, because: error.code, isGuess: false }
    : unexpected(error instanceof Error ? error.message : 'unknown');

const log = (work: Work, { origin }: Caller, { email }: Input, { code }: Failure, message: string) =>
  logAuthError(work, { email, code, message, userAgent: origin.userAgent });
