import { randomUUID } from 'node:crypto';

import { type Asker, type CallerShape } from '@alcancia/contracts/caller';
import { type AnyRequest, type AskOf, type OutputOf } from '@alcancia/contracts/define';
import {
  authorizeDevice,
  chooseAdult,
  chooseChild,
  confirmEmail,
  createChild,
  legalVersions,
  refreshSession,
  resolveCaller,
  saveOwnProfile,
  setChildPin,
  setOwnPin,
  signIn,
  signUp,
  whoAmI,
} from '@alcancia/contracts/identity';
import { type Failpoints, InProcessBus, type Logger, startService } from '@alcancia/server-kit';
import { type AskOptions, bootService, type TestService } from '@alcancia/server-kit/testing';

import { identity } from '../src/identity.service.js';
import { aChildsFields, identityEnv } from './a-family.js';
import { FakeIssuer } from './an-issuer.js';

export const password = 'una clave larga';
const intentSecret = 'the keys of acts of these tests are sealed with this';
export const fingerprint = 'the key of the family tablet';

export const aSignUp = (email: string) => ({
  fullName: 'Ana Ruiz Soto',
  email,
  password,
  confirmPassword: password,
  hasConsented: true,
  termsVersion: legalVersions.terms,
  privacyVersion: legalVersions.privacy,
});

export const ownFields = {
  fullName: 'Ana Ruiz Soto',
  displayName: 'Ana',
  age: 38,
  gender: 'female',
  country: 'MX',
  relationshipType: 'mother',
} as const;

export type IdentityFixture = Awaited<ReturnType<typeof anIdentityFixture>>;

/** Identity with a stand-in for its issuer, and the ways in which people come in. */
export async function anIdentityFixture({ log }: { log?: Logger } = {}) {
  const issuer = await FakeIssuer.start(identityEnv.PUBLIC_ORIGIN);
  /** The act that is to be aborted, and its commits until then. */
  const cut = { act: '', commitsLeft: 0 };
  const failpoints: Failpoints = {
    reached(point, correlationId) {
      if (point !== 'after-commit' || correlationId !== cut.act) return;
      cut.commitsLeft -= 1;
      if (cut.commitsLeft === 0) throw new Error('cut off after a commit');
    },
  };
  const env = { ...identityEnv, ISSUER_URL: issuer.url, INTENT_SECRET: intentSecret };
  const service = await bootService(identity, { env, failpoints, ...(log ? { log } : {}) });
  issuer.now = () => service.clock.now();

  /** Asks, aborts the act after so many commits of its own, and answers its code; null where it came to its end before. */
  const cutOff = async <C extends AnyRequest>(
    commitsLeft: number,
    contract: C,
    caller: Asker,
    input: AskOf<C>,
    options: AskOptions = {},
  ): Promise<string | null> => {
    Object.assign(cut, { act: randomUUID(), commitsLeft });
    const answer = await service.answer(contract, caller, input, { ...options, correlationId: cut.act });
    return answer.ok ? null : answer.error.code;
  };

  const linkIn = (mail: { text: string } | undefined) => /#token=([\w-]+)/.exec(mail?.text ?? '')?.[1] ?? '';
  const mailsTo = async (email: string) => {
    await service.settled();
    return service.mails.filter(({ to }) => to === email);
  };
  const tokenFor = async (email: string) => linkIn((await mailsTo(email)).at(-1));

  const resolve = (token: string, isPersonActing = true) => service.ask(resolveCaller, null, { token, isPersonActing });
  const callerOf = async (token: string): Promise<CallerShape> => {
    const { caller } = await resolve(token);
    if (!caller) throw new Error('the token speaks for nobody');
    return caller;
  };

  const confirmed = async (email = `${randomUUID()}@example.org`) => {
    await service.ask(signUp, null, aSignUp(email));
    await service.ask(confirmEmail, null, { token: await tokenFor(email) });
    return email;
  };
  const enter = async (email: string, secret = password) => {
    const { tokens, ...rest } = await service.ask(signIn, null, { email, password: secret });
    return { ...rest, tokens, caller: await callerOf(tokens.accessToken) };
  };

  /** Another process of identity starts on the same rows, does what it finds to do, and stops. */
  const anotherProcess = async () => {
    const other = await startService(identity, {
      bus: new InProcessBus(),
      database: service.database,
      env,
      mailSender: { send: async (mail) => void service.mails.push(mail) },
      clock: service.clock,
    });
    await other.settled();
    await other.stop();
  };

  return {
    service,
    issuer,
    anotherProcess,
    cutOff,
    mailsTo,
    tokenFor,
    linkIn,
    resolve,
    callerOf,
    /** A confirmed account that has never signed in. */
    confirmed,
    enter,
    refresh: (refresh_token: string): Promise<OutputOf<typeof refreshSession>> =>
      service.ask(refreshSession, null, {
        form: { grant_type: 'refresh_token', client_id: 'alcancia-web', refresh_token },
      }),
    /** A signed-in adult with household, own PIN 2468, and one child with PIN 4071 on the family tablet. */
    async family() {
      const email = await confirmed();
      const { tokens } = await enter(email);
      const adult = () => callerOf(tokens.accessToken);
      const { adult: own } = await service.ask(whoAmI, await adult(), {});
      await service.ask(saveOwnProfile, await adult(), { ...ownFields, version: own?.version ?? 1 });
      await service.ask(setOwnPin, await adult(), { pin: '2468', proof: { password } });
      const addChild = async (displayName = 'Luna') => {
        const { childId } = await service.ask(createChild, await adult(), { ...aChildsFields, displayName });
        await service.ask(setChildPin, await adult(), { childId, pin: '4071', proof: { pin: '2468' } });
        const device = { fingerprint, type: 'tablet', userAgent: 'test', screen: '800x600', password } as const;
        const { deviceId } = await service.ask(authorizeDevice, await adult(), { childId, ...device });
        return { childId, deviceId };
      };
      return { email, tokens, adultId: (await adult()).adultId, adult, addChild, ...(await addChild()) };
    },
    enterChild: (caller: CallerShape, childId: string, refreshToken?: string) =>
      service.ask(chooseChild, caller, { childId, pin: '4071', fingerprint, refreshToken }),
    returnAsAdult: (caller: CallerShape, proof: { pin: string } | { password: string } = { pin: '2468' }) =>
      service.ask(chooseAdult, caller, proof),
    async close() {
      await service.close();
      await issuer.close();
    },
  };
}

/** The code and details that were answered instead of data. */
export async function refusal(service: TestService, ...asked: Parameters<TestService['answer']>) {
  const answer = await service.answer(...asked);
  if (answer.ok) throw new Error(`${asked[0].subject} was answered with data`);
  const { code, details, fields } = answer.error;
  return { code, details, fields };
}
