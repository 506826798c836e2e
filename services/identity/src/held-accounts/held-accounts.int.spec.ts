import { randomUUID } from 'node:crypto';

import { afterAll, beforeAll, expect, test } from '@jest/globals';

import { type CallerShape } from '@alcancia/contracts/caller';
import {
  confirmEmail,
  endAccountSessions,
  findAccount,
  listAuditLog,
  lockAccount,
  resendAccountConfirmation,
  signIn,
  signUp,
  unlockAccount,
} from '@alcancia/contracts/identity';

import { aSignUp, anIdentityFixture, type IdentityFixture, password, refusal } from '../../test/people.js';

const userAgent = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0';

let fixture: IdentityFixture;
let administrator: CallerShape;
beforeAll(async () => {
  fixture = await anIdentityFixture();
  const { tokens, caller } = await fixture.enter(await fixture.confirmed());
  const makes = `update identity.profiles set role = 'super_admin' where id = ?`;
  await fixture.service.em().execute(makes, [caller.adultId]);
  administrator = { ...(await fixture.callerOf(tokens.accessToken)), pendingSetup: [] };
});
afterAll(() => fixture.close());

const asked = { userAgent };
const found = async (email: string) => (await fixture.service.ask(findAccount, administrator, { email })).account;
const entriesAbout = async (email: string) =>
  (await fixture.service.ask(listAuditLog, administrator, { email })).entries;

test('a locked account is out at once and comes in no more, until it is unlocked', async () => {
  const { service } = fixture;
  const { email, adultId: accountId, tokens, childId } = await fixture.family();
  const tablet = await fixture.enter(email);
  const { childToken } = await fixture.enterChild(tablet.caller, childId, tablet.tokens.refreshToken);
  expect(await found(email)).toMatchObject({ accountId, openSessions: 2, lock: null, isAdministrator: false });

  await service.ask(lockAccount, administrator, { accountId, lockReason: 'stolen' }, asked);
  for (const token of [tokens.accessToken, childToken])
    expect(await fixture.resolve(token)).toEqual({ caller: null, expiresAt: null });
  expect((await fixture.refresh(tokens.refreshToken)).status).toBe(400);
  expect(await refusal(service, signIn, null, { email, password })).toMatchObject({ code: 'account_locked' });
  // Who does not know the password learns nothing of it.
  expect(await refusal(service, signIn, null, { email, password: 'no es esta' })).toMatchObject({
    code: 'credentials_wrong',
  });
  expect(await found(email)).toMatchObject({ openSessions: 0, lock: { lockReason: 'stolen' } });
  const twice = refusal(service, lockAccount, administrator, { accountId, lockReason: 'abuse' });
  expect(await twice).toMatchObject({ code: 'changed_before' });

  await service.ask(unlockAccount, administrator, { accountId }, asked);
  await fixture.enter(email);
  expect(await entriesAbout(email)).toMatchObject([
    { act: 'account_unlocked', before: { lockReason: 'stolen' }, after: { lockReason: null }, aboutEmail: email },
    { act: 'account_locked', before: { lockReason: null }, after: { lockReason: 'stolen' }, browser: 'Firefox' },
  ]);
});

test('a sign-in that is under way while the account is locked opens nothing', async () => {
  const { service } = fixture;
  const { email, adultId: accountId } = await fixture.family();
  await Promise.allSettled([
    ...Array.from({ length: 4 }, () => service.ask(signIn, null, { email, password })),
    service.ask(lockAccount, administrator, { accountId, lockReason: 'asked' }, asked),
  ]);
  expect(await found(email)).toMatchObject({ openSessions: 0, lock: { lockReason: 'asked' } });
});

test('all sessions of an account end, also while the issuer is away, and it may come in again', async () => {
  const { service } = fixture;
  const { email, adultId: accountId, tokens } = await fixture.family();
  fixture.issuer.isDown = true;
  const { ended } = await service.ask(endAccountSessions, administrator, { accountId }, asked);
  fixture.issuer.isDown = false;
  expect(ended).toBe(1);
  expect(await fixture.resolve(tokens.accessToken)).toEqual({ caller: null, expiresAt: null });
  await fixture.enter(email);
  expect(await entriesAbout(email)).toMatchObject([{ act: 'sessions_ended', before: { sessions: '1' } }]);
});

test('the confirmation goes out once more, to the mailbox alone, and not when it is confirmed', async () => {
  const { service } = fixture;
  const email = `${randomUUID()}@example.org`;
  await service.ask(signUp, null, aSignUp(email));
  const accountId = (await found(email))?.accountId ?? '';
  expect(await found(email)).toMatchObject({ lastSignInAt: null });
  expect(await service.ask(resendAccountConfirmation, administrator, { accountId }, asked)).toEqual({});
  expect(await fixture.mailsTo(email)).toHaveLength(2);
  await service.ask(confirmEmail, null, { token: await fixture.tokenFor(email) });
  const again = refusal(service, resendAccountConfirmation, administrator, { accountId });
  expect(await again).toMatchObject({ code: 'email_confirmed_already' });
  expect(await entriesAbout(email)).toMatchObject([{ act: 'confirmation_sent' }]);
});

test('who runs the product is not locked here, and a child is no account', async () => {
  const { service } = fixture;
  const { childId } = await fixture.family();
  const own = { accountId: administrator.adultId, lockReason: 'asked' } as const;
  expect(await refusal(service, lockAccount, administrator, own)).toMatchObject({ code: 'administrator_not_lockable' });
  for (const contract of [lockAccount, unlockAccount, endAccountSessions, resendAccountConfirmation]) {
    const child = { accountId: childId, lockReason: 'asked' };
    expect(await refusal(service, contract, administrator, child)).toMatchObject({ code: 'not_found' });
  }
});

test('the audit log is searched by act, comes in pages, and the database refuses every change of it', async () => {
  const { service } = fixture;
  for (let nth = 0; nth < 2; nth += 1) {
    const { adultId: accountId } = await fixture.family();
    await service.ask(endAccountSessions, administrator, { accountId }, asked);
  }
  const first = await service.ask(listAuditLog, administrator, { act: 'sessions_ended', limit: 1 });
  expect(first.entries).toMatchObject([{ act: 'sessions_ended', browser: 'Firefox', system: 'Linux' }]);
  const cursor = first.nextCursor ?? undefined;
  const second = await service.ask(listAuditLog, administrator, { act: 'sessions_ended', limit: 1, cursor });
  expect(second.entries[0]?.id).not.toBe(first.entries[0]?.id);
  const nobody = await service.ask(listAuditLog, administrator, { email: 'nadie@example.org' });
  expect(nobody).toEqual({ entries: [], nextCursor: null });

  for (const change of [
    `update identity.audit_log set act = 'account_locked'`,
    'delete from identity.audit_log',
    'truncate identity.audit_log',
  ])
    await expect(service.em().execute(change)).rejects.toThrow('the audit log is never changed');
});
