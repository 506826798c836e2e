import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';

import {
  accessChanged,
  changePassword,
  confirmEmail,
  requestPasswordReset,
  resetPassword,
  signIn,
  signUp,
} from '@alcancia/contracts/identity';

import { anIdentityFixture, aSignUp, type IdentityFixture, password, refusal } from '../../test/people.js';

const next = 'otra clave larga';
const twice = (secret: string) => ({ password: secret, confirmPassword: secret });

let fixture: IdentityFixture;
beforeAll(async () => {
  fixture = await anIdentityFixture();
});
afterAll(() => fixture.close());

describe('a forgotten password', () => {
  test('is replaced by the link of a mail, once, and every session ends', async () => {
    const family = await fixture.family();
    const { childToken } = await fixture.enterChild(await family.adult(), family.childId, family.tokens.refreshToken);
    const other = await fixture.enter(family.email);

    await fixture.service.ask(requestPasswordReset, null, { email: family.email });
    const mail = (await fixture.mailsTo(family.email)).at(-1);
    expect(mail?.subject).toBe('Elige una contraseña nueva para Alcancía');
    expect(mail?.text).toContain('http://localhost:3000/auth/reset#token=');
    const token = fixture.linkIn(mail);
    await fixture.service.ask(resetPassword, null, { token, ...twice(next) });

    for (const dead of [childToken, family.tokens.accessToken, other.tokens.accessToken])
      expect(await fixture.resolve(dead)).toEqual({ caller: null, expiresAt: null });
    expect((await fixture.refresh(other.tokens.refreshToken)).status).toBe(400);
    expect((await fixture.service.published(accessChanged)).map(({ aboutId }) => aboutId)).toContain(
      other.caller.sessionId,
    );
    expect((await refusal(fixture.service, signIn, null, { email: family.email, password })).code).toBe(
      'credentials_wrong',
    );
    await fixture.enter(family.email, next);
    expect((await refusal(fixture.service, resetPassword, null, { token, ...twice(next) })).code).toBe('link_invalid');
  });

  test('may be asked for by anybody, and nobody learns whose account there is', async () => {
    expect(await fixture.service.ask(requestPasswordReset, null, { email: 'nobody@example.org' })).toEqual({});
    expect(await fixture.mailsTo('nobody@example.org')).toEqual([]);
  });

  test('confirms the e-mail as well: the mail has proved it', async () => {
    const email = 'forgetful@example.org';
    await fixture.service.ask(signUp, null, aSignUp(email));
    await fixture.service.ask(requestPasswordReset, null, { email });
    await fixture.service.ask(resetPassword, null, { token: await fixture.tokenFor(email), ...twice(next) });
    expect(await fixture.enter(email, next)).toMatchObject({ isFirstLogin: true });
  });

  test('keeps the rules of a new password and leaves the link for another try', async () => {
    const email = await fixture.confirmed();
    await fixture.service.ask(requestPasswordReset, null, { email });
    const token = await fixture.tokenFor(email);
    const refused = async (more: object) =>
      (await refusal(fixture.service, resetPassword, null, { token, ...twice(next), ...more })).code;
    expect(await refused({ confirmPassword: 'otra cosa' })).toBe('passwords_differ');
    expect(await refused(twice('corta'))).toBe('password_too_short');
    expect(await refused(twice('qwerty'))).toBe('password_too_common');
    fixture.issuer.isDown = true;
    expect(await refused({})).toBe('unavailable');
    fixture.issuer.isDown = false;
    fixture.service.clock.shift(3_600_000 + 1_000);
    expect(await refused({})).toBe('link_expired');
  });

  test('a try that failed and is repeated late does not overwrite what the link was used for since', async () => {
    const email = await fixture.confirmed();
    await fixture.service.ask(requestPasswordReset, null, { email });
    const token = await fixture.tokenFor(email);
    const late = { token, ...twice('la primera clave') };
    fixture.issuer.isDown = true;
    expect((await refusal(fixture.service, resetPassword, null, late, { key: 'late' })).code).toBe('unavailable');
    fixture.issuer.isDown = false;
    await fixture.service.ask(resetPassword, null, { token, ...twice(next) });
    expect((await refusal(fixture.service, resetPassword, null, late, { key: 'late' })).code).toBe('link_invalid');
    await fixture.enter(email, next);
  });

  test('two who open the same link at once: one sets the password', async () => {
    const email = await fixture.confirmed();
    await fixture.service.ask(requestPasswordReset, null, { email });
    const token = await fixture.tokenFor(email);
    const answers = await Promise.all(
      ['primera clave', 'segunda clave'].map((secret) =>
        fixture.service.answer(resetPassword, null, { token, ...twice(secret) }),
      ),
    );
    expect(answers.filter(({ ok }) => ok)).toHaveLength(1);
  });
});

describe('a link of one kind', () => {
  test('serves for nothing else', async () => {
    const email = 'crossed@example.org';
    await fixture.service.ask(signUp, null, aSignUp(email));
    const confirming = await fixture.tokenFor(email);
    const asReset = { token: confirming, ...twice(next) };
    expect((await refusal(fixture.service, resetPassword, null, asReset)).code).toBe('link_invalid');
    await fixture.service.ask(requestPasswordReset, null, { email });
    const resetting = await fixture.tokenFor(email);
    expect(resetting).not.toBe(confirming);
    expect((await refusal(fixture.service, confirmEmail, null, { token: resetting })).code).toBe('link_invalid');
    await fixture.service.ask(confirmEmail, null, { token: confirming });
    await fixture.enter(email, password);
  });
});

describe('a changed password', () => {
  test('ends the links that were sent to replace the old one', async () => {
    const family = await fixture.family();
    await fixture.service.ask(requestPasswordReset, null, { email: family.email });
    const token = await fixture.tokenFor(family.email);
    fixture.service.clock.shift(3_000);
    await fixture.service.ask(changePassword, await family.adult(), { currentPassword: password, ...twice(next) });
    const again = { token, ...twice('una tercera clave') };
    expect((await refusal(fixture.service, resetPassword, null, again)).code).toBe('link_invalid');
    await fixture.enter(family.email, next);
  });

  test('asks for the old one and ends every other session', async () => {
    const family = await fixture.family();
    const other = await fixture.enter(family.email);
    const caller = await family.adult();
    fixture.service.clock.shift(3_000);

    const wrongOne = { currentPassword: 'no es esta', ...twice(next) };
    expect((await refusal(fixture.service, changePassword, caller, wrongOne)).code).toBe('adult_password_wrong');
    fixture.service.clock.shift(3_000);
    const sessions = fixture.issuer.sessions.size;
    await fixture.service.ask(changePassword, caller, { currentPassword: password, ...twice(next) });

    expect(await fixture.resolve(other.tokens.accessToken)).toEqual({ caller: null, expiresAt: null });
    expect(await fixture.callerOf(family.tokens.accessToken)).toMatchObject({ profile: 'adult' });
    expect((await fixture.refresh(family.tokens.refreshToken)).status).toBe(200);
    expect(fixture.issuer.sessions.size).toBe(sessions - 1);
    await fixture.enter(family.email, next);
  });
});
