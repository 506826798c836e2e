import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { z } from 'zod';

import {
  beginPasskey,
  beginTotp,
  chooseAdult,
  chooseChild,
  confirmPasskey,
  confirmTotp,
  leaveProfile,
  proveAdult,
  refreshSession,
  renewRecoveryCodes,
  signIn,
} from '@alcancia/contracts/identity';
import { allRequests } from '@alcancia/contracts/registry';
import { aPasskey, authenticatorCode } from '@alcancia/testing';

import { identityEnv } from '../../test/a-family.js';
import { anIdentityFixture, fingerprint, type IdentityFixture, password } from '../../test/people.js';

let fixture: IdentityFixture;
let family: Awaited<ReturnType<IdentityFixture['family']>>;
beforeAll(async () => {
  fixture = await anIdentityFixture();
  family = await fixture.family();
});
afterAll(() => fixture.close());

type Tokens = { accessToken: string; refreshToken: string } | null;
const both = (tokens: Tokens) => (tokens ? [tokens.accessToken, tokens.refreshToken] : []);

/** An adult of their own whose app makes codes from now on. */
async function withAnApp(key?: string) {
  const { caller } = await fixture.enter(await fixture.confirmed());
  const { secret } = await fixture.service.ask(beginTotp, caller, { password });
  const now = () => authenticatorCode(secret, fixture.service.clock.now());
  const { recoveryCodes } = await fixture.service.ask(confirmTotp, caller, { code: now() }, key ? { key } : {});
  return { caller, now, recoveryCodes };
}

/** Each act that answers with tokens, secrets or codes, done once under a key: those that it gave. */
const acts: Record<string, (key: string) => Promise<string[]>> = {
  [signIn.subject]: async (key) =>
    both((await fixture.service.ask(signIn, null, { email: family.email, password }, { key })).tokens),
  [refreshSession.subject]: async (key) => {
    const { tokens } = await fixture.enter(family.email);
    const form = { grant_type: 'refresh_token', client_id: 'alcancia-web', refresh_token: tokens.refreshToken };
    const { body } = await fixture.service.ask(refreshSession, null, { form }, { key });
    return [body['access_token'], body['refresh_token']].map((token) => z.string().parse(token));
  },
  [chooseChild.subject]: async (key) => {
    const { tokens, caller } = await fixture.enter(family.email);
    const { childId } = family;
    const input = { childId, pin: '4071', fingerprint, refreshToken: tokens.refreshToken };
    return [(await fixture.service.ask(chooseChild, caller, input, { key })).childToken];
  },
  [chooseAdult.subject]: async (key) => {
    const { tokens, caller } = await fixture.enter(family.email);
    const { childToken } = await fixture.enterChild(caller, family.childId, tokens.refreshToken);
    await fixture.service.ask(leaveProfile, await fixture.callerOf(childToken), {});
    const input = { password, fingerprint };
    const back = await fixture.service.ask(chooseAdult, await fixture.callerOf(childToken), input, { key });
    return [...both(back.tokens), z.string().parse(back.proofToken)];
  },
  [beginTotp.subject]: async (key) => {
    const { caller } = await fixture.enter(await fixture.confirmed());
    return [(await fixture.service.ask(beginTotp, caller, { password }, { key })).secret];
  },
  [confirmPasskey.subject]: async (key) => {
    const { caller } = await fixture.enter(await fixture.confirmed());
    const { options } = await fixture.service.ask(beginPasskey, caller, { password });
    const input = { name: 'Mi llave', passkey: aPasskey(identityEnv.PUBLIC_ORIGIN).make(options) };
    return (await fixture.service.ask(confirmPasskey, caller, input, { key })).recoveryCodes;
  },
  [confirmTotp.subject]: async (key) => (await withAnApp(key)).recoveryCodes,
  [renewRecoveryCodes.subject]: async (key) => {
    const { caller, now } = await withAnApp();
    fixture.service.clock.shift(60_000);
    const input = { password, second: { code: now() } };
    return (await fixture.service.ask(renewRecoveryCodes, caller, input, { key })).recoveryCodes;
  },
  [proveAdult.subject]: async (key) => {
    const { caller } = await fixture.enter(family.email);
    const { proofToken } = await fixture.service.ask(proveAdult, caller, { proof: { password }, fingerprint }, { key });
    return [proofToken];
  },
};

/** Whether a field of the answer is named like a secret; the body of a refresh has the names of OpenID Connect. */
const answersTokens = (subject: string, output: z.ZodType): boolean =>
  subject === refreshSession.subject ||
  /token"|"secret"|codes"/i.test(JSON.stringify(z.toJSONSchema(output, { io: 'output' })));

test('every act that answers with tokens stands in the table', () => {
  // Nothing is kept of a read.
  const answering = allRequests.filter(
    ({ subject, kind, output }) => kind !== 'read' && answersTokens(subject, output),
  );
  expect(Object.keys(acts).toSorted()).toEqual(answering.map(({ subject }) => subject).toSorted());
});

describe('the row of a key', () => {
  test.each(Object.entries(acts))('%s leaves no token in it that can be read', async (subject, act) => {
    const tokens = await act(`the key of ${subject}`);
    expect(tokens.length).toBeGreaterThan(0);
    const tables = ['intents', 'intent_steps'];
    const kept = await Promise.all(
      tables.map((table) => fixture.service.em().execute<object[]>(`select * from identity.${table}`)),
    );
    const text = JSON.stringify(kept, (_, value: unknown) =>
      value instanceof Uint8Array ? Buffer.from(value).toString('latin1') : value,
    );
    expect(text.length).toBeGreaterThan(100);
    for (const token of tokens) expect(text).not.toContain(token);
  });
});
