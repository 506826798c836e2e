import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { z } from 'zod';

import {
  chooseAdult,
  chooseChild,
  leaveProfile,
  proveAdult,
  refreshSession,
  signIn,
} from '@alcancia/contracts/identity';
import { allRequests } from '@alcancia/contracts/registry';

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

/** Each act that answers with tokens, done once under a key: the tokens that it gave. */
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
  [proveAdult.subject]: async (key) => {
    const { caller } = await fixture.enter(family.email);
    const { proofToken } = await fixture.service.ask(proveAdult, caller, { proof: { password }, fingerprint }, { key });
    return [proofToken];
  },
};

/** Whether a field of the answer is named a token; the body of a refresh has the names of OpenID Connect. */
const answersTokens = (subject: string, output: z.ZodType): boolean =>
  subject === refreshSession.subject || /token"/i.test(JSON.stringify(z.toJSONSchema(output, { io: 'output' })));

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
