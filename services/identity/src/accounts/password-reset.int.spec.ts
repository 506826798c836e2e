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

import { anOpenHouse, aSignUp, type House, password, refusal } from '../../test/people.js';

const next = 'otra clave larga';
const twice = (secret: string) => ({ password: secret, confirmPassword: secret });

let house: House;
beforeAll(async () => {
  house = await anOpenHouse();
});
afterAll(() => house.close());

describe('a forgotten password', () => {
  test('is replaced by the link of a mail, once, and every session ends', async () => {
    const family = await house.family();
    const { childToken } = await house.enterChild(await family.adult(), family.childId, family.tokens.refreshToken);
    const other = await house.enter(family.email);

    await house.service.ask(requestPasswordReset, null, { email: family.email });
    const mail = (await house.mailsTo(family.email)).at(-1);
    expect(mail?.subject).toBe('Elige una contraseña nueva para Alcancía');
    expect(mail?.text).toContain('http://localhost:3000/auth/reset#token=');
    const token = house.linkIn(mail);
    await house.service.ask(resetPassword, null, { token, ...twice(next) });

    for (const dead of [childToken, family.tokens.accessToken, other.tokens.accessToken])
      expect(await house.resolve(dead)).toEqual({ caller: null, expiresAt: null });
    expect((await house.refresh(other.tokens.refreshToken)).status).toBe(400);
    expect((await house.service.published(accessChanged)).map(({ aboutId }) => aboutId)).toContain(
      other.caller.sessionId,
    );
    expect((await refusal(house.service, signIn, null, { email: family.email, password })).code).toBe(
      'credentials_wrong',
    );
    await house.enter(family.email, next);
    expect((await refusal(house.service, resetPassword, null, { token, ...twice(next) })).code).toBe('link_invalid');
  });

  test('may be asked for by anybody, and nobody learns whose account there is', async () => {
    expect(await house.service.ask(requestPasswordReset, null, { email: 'nobody@example.org' })).toEqual({});
    expect(await house.mailsTo('nobody@example.org')).toEqual([]);
  });

  test('confirms the e-mail as well: the mail has proved it', async () => {
    const email = 'forgetful@example.org';
    await house.service.ask(signUp, null, aSignUp(email));
    await house.service.ask(requestPasswordReset, null, { email });
    await house.service.ask(resetPassword, null, { token: await house.tokenFor(email), ...twice(next) });
    expect(await house.enter(email, next)).toMatchObject({ isFirstLogin: true });
  });

  test('keeps the rules of a new password and leaves the link for another try', async () => {
    const email = await house.confirmed();
    await house.service.ask(requestPasswordReset, null, { email });
    const token = await house.tokenFor(email);
    const refused = async (more: object) =>
      (await refusal(house.service, resetPassword, null, { token, ...twice(next), ...more })).code;
    expect(await refused({ confirmPassword: 'otra cosa' })).toBe('passwords_differ');
    expect(await refused(twice('corta'))).toBe('password_too_short');
    expect(await refused(twice('qwerty'))).toBe('password_too_common');
    house.issuer.isDown = true;
    expect(await refused({})).toBe('unavailable');
    house.issuer.isDown = false;
    house.service.clock.shift(3_600_000 + 1_000);
    expect(await refused({})).toBe('link_expired');
  });

  test('a try that failed and is repeated late does not overwrite what the link was used for since', async () => {
    const email = await house.confirmed();
    await house.service.ask(requestPasswordReset, null, { email });
    const token = await house.tokenFor(email);
    const late = { token, ...twice('la primera clave') };
    house.issuer.isDown = true;
    expect((await refusal(house.service, resetPassword, null, late, { key: 'late' })).code).toBe('unavailable');
    house.issuer.isDown = false;
    await house.service.ask(resetPassword, null, { token, ...twice(next) });
    expect((await refusal(house.service, resetPassword, null, late, { key: 'late' })).code).toBe('link_invalid');
    await house.enter(email, next);
  });

  test('two who open the same link at once: one sets the password', async () => {
    const email = await house.confirmed();
    await house.service.ask(requestPasswordReset, null, { email });
    const token = await house.tokenFor(email);
    const answers = await Promise.all(
      ['primera clave', 'segunda clave'].map((secret) =>
        house.service.answer(resetPassword, null, { token, ...twice(secret) }),
      ),
    );
    expect(answers.filter(({ ok }) => ok)).toHaveLength(1);
  });
});

describe('a link of one kind', () => {
  test('serves for nothing else', async () => {
    const email = 'crossed@example.org';
    await house.service.ask(signUp, null, aSignUp(email));
    const confirming = await house.tokenFor(email);
    const asReset = { token: confirming, ...twice(next) };
    expect((await refusal(house.service, resetPassword, null, asReset)).code).toBe('link_invalid');
    await house.service.ask(requestPasswordReset, null, { email });
    const resetting = await house.tokenFor(email);
    expect(resetting).not.toBe(confirming);
    expect((await refusal(house.service, confirmEmail, null, { token: resetting })).code).toBe('link_invalid');
    await house.service.ask(confirmEmail, null, { token: confirming });
    await house.enter(email, password);
  });
});

describe('a changed password', () => {
  test('ends the links that were sent to replace the old one', async () => {
    const family = await house.family();
    await house.service.ask(requestPasswordReset, null, { email: family.email });
    const token = await house.tokenFor(family.email);
    house.service.clock.shift(3_000);
    await house.service.ask(changePassword, await family.adult(), { currentPassword: password, ...twice(next) });
    const again = { token, ...twice('una tercera clave') };
    expect((await refusal(house.service, resetPassword, null, again)).code).toBe('link_invalid');
    await house.enter(family.email, next);
  });

  test('asks for the old one and ends every other session', async () => {
    const family = await house.family();
    const other = await house.enter(family.email);
    const caller = await family.adult();
    house.service.clock.shift(3_000);

    const wrongOne = { currentPassword: 'no es esta', ...twice(next) };
    expect((await refusal(house.service, changePassword, caller, wrongOne)).code).toBe('adult_password_wrong');
    house.service.clock.shift(3_000);
    const sessions = house.issuer.sessions.size;
    await house.service.ask(changePassword, caller, { currentPassword: password, ...twice(next) });

    expect(await house.resolve(other.tokens.accessToken)).toEqual({ caller: null, expiresAt: null });
    expect(await house.callerOf(family.tokens.accessToken)).toMatchObject({ profile: 'adult' });
    expect((await house.refresh(family.tokens.refreshToken)).status).toBe(200);
    expect(house.issuer.sessions.size).toBe(sessions - 1);
    await house.enter(family.email, next);
  });
});
