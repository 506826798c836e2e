import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';

import { adultChanged, confirmEmail, resendConfirmation, signIn, signUp } from '@alcancia/contracts/identity';

import { anIdentityFixture, aSignUp, type IdentityFixture, password, refusal } from '../../test/people.js';

let fixture: IdentityFixture;
beforeAll(async () => {
  fixture = await anIdentityFixture();
});
afterAll(() => fixture.close());

const ask = (email: string, more: object = {}, key?: string) =>
  fixture.service.ask(signUp, null, { ...aSignUp(email), ...more }, key ? { key } : {});
const refused = (email: string, more: object) => refusal(fixture.service, signUp, null, { ...aSignUp(email), ...more });
const rows = (sql: string) => fixture.service.em().execute<Record<string, unknown>[]>(sql);

describe('signing up', () => {
  test('makes an account that waits for its mail, keeps the consent and tells of the adult', async () => {
    expect(await ask('  Ana.Ruiz+Casa@Example.org ')).toEqual({ email: 'ana.ruiz+casa@example.org' });

    const [mail] = await fixture.mailsTo('ana.ruiz+casa@example.org');
    expect(mail?.subject).toBe('Confirma tu cuenta de Alcancía');
    expect(mail?.text).toMatch(/http:\/\/localhost:3000\/auth\/confirm#token=[\w-]{40,}/);
    expect(mail?.html).toContain('¡Hola, Ana!');
    const told = await fixture.service.published(adultChanged);
    expect(told.at(-1)).toMatchObject({ displayName: 'Ana' });
    const [consent] = await rows(`select * from identity.consents where adult_id is not null`);
    expect(consent).toMatchObject({ terms_version: '1.0', privacy_version: '1.0' });
    expect(JSON.stringify(consent)).not.toMatch(/example|127\.0\.0\.1/);
    expect(await refusal(fixture.service, signIn, null, { email: 'ana.ruiz+casa@example.org', password })).toEqual({
      code: 'email_not_confirmed',
      details: {},
    });
  });

  test('always makes an adult, whatever role or id is sent along', async () => {
    const id = '11111111-1111-4111-8111-111111111111';
    await ask('role@example.org', { role: 'super_admin', id });
    const [profile] = await rows(`select id, role from identity.profiles where email = 'role@example.org'`);
    expect(profile?.['role']).toBe('adult');
    expect(profile?.['id']).not.toBe(id);
  });

  test.each([
    [{ hasConsented: false }, 'consent_missing'],
    [{ termsVersion: '0.9' }, 'consent_missing'],
    [{ confirmPassword: 'otra clave' }, 'passwords_differ'],
    [{ password: 'corta', confirmPassword: 'corta' }, 'password_too_short'],
    [{ password: 'abc   ', confirmPassword: 'abc   ' }, 'password_too_short'],
    [{ password: '123456', confirmPassword: '123456' }, 'password_too_common'],
    [{ password: 'Contraseña', confirmPassword: 'Contraseña' }, 'password_too_common'],
    [{ password: 'zzzzzzz', confirmPassword: 'zzzzzzz' }, 'password_too_common'],
    [{ email: 'a@b\r\nbcc: c@d.org' }, 'invalid_input'],
    [{ email: `${'a'.repeat(320)}@example.org` }, 'invalid_input'],
  ])('refuses %j', async (more, code) => {
    const before = fixture.issuer.users.size;
    expect((await refused('refused@example.org', more)).code).toBe(code);
    expect(fixture.issuer.users.size).toBe(before);
  });

  test('says that a known e-mail is taken', async () => {
    await ask('taken@example.org');
    expect((await refused('Taken@example.org', {})).code).toBe('email_taken');
    expect(await fixture.mailsTo('taken@example.org')).toHaveLength(1);
  });

  test('goes on where a lost answer of the issuer cut it off, with one account, one consent, one mail', async () => {
    const key = 'the key of one sign-up';
    fixture.issuer.losesAnswerTo = 'POST /users';
    await expect(ask('lost@example.org', {}, key)).rejects.toMatchObject({ code: 'unavailable' });
    fixture.issuer.losesAnswerTo = '';
    await ask('lost@example.org', {}, key);
    await ask('lost@example.org', {}, key);

    expect([...fixture.issuer.users.values()].filter(({ email }) => email === 'lost@example.org')).toHaveLength(1);
    expect(await fixture.mailsTo('lost@example.org')).toHaveLength(1);
    await fixture.service.ask(confirmEmail, null, { token: await fixture.tokenFor('lost@example.org') });
    expect(await fixture.enter('lost@example.org')).toMatchObject({ isFirstLogin: true, isProfileComplete: false });
  });

  test('that was cut off and that nobody repeats is finished by the sweeper', async () => {
    const email = 'abandoned@example.org';
    expect(await fixture.cutOff(1, signUp, null, aSignUp(email))).toBe('internal');
    expect(await fixture.mailsTo(email)).toEqual([]);
    fixture.service.clock.shift(20_000);
    await fixture.anotherProcess();
    await fixture.service.ask(confirmEmail, null, { token: await fixture.tokenFor(email) });
    expect(await fixture.enter(email)).toMatchObject({ isFirstLogin: true });
  });

  test('says that it cannot now while the issuer is down', async () => {
    fixture.issuer.isDown = true;
    expect((await refused('down@example.org', {})).code).toBe('unavailable');
    fixture.issuer.isDown = false;
  });
});

describe('the link of the mail', () => {
  const confirm = (token: string) => refusal(fixture.service, confirmEmail, null, { token });

  test('serves once', async () => {
    await ask('once@example.org');
    const token = await fixture.tokenFor('once@example.org');
    expect(await fixture.service.ask(confirmEmail, null, { token })).toEqual({ email: 'once@example.org' });
    expect((await confirm(token)).code).toBe('link_invalid');
    expect((await confirm('a token that nobody was given')).code).toBe('link_invalid');
  });

  test('serves again when the issuer was down', async () => {
    await ask('again@example.org');
    const token = await fixture.tokenFor('again@example.org');
    fixture.issuer.isDown = true;
    expect((await confirm(token)).code).toBe('unavailable');
    fixture.issuer.isDown = false;
    expect(await fixture.service.ask(confirmEmail, null, { token })).toEqual({ email: 'again@example.org' });
  });

  test('is replaced by the next mail, and expires after 24 hours', async () => {
    await ask('late@example.org');
    const first = await fixture.tokenFor('late@example.org');
    await fixture.service.ask(resendConfirmation, null, { email: 'late@example.org' });
    const second = await fixture.tokenFor('late@example.org');
    expect(second).not.toBe(first);
    expect((await confirm(first)).code).toBe('link_invalid');
    fixture.service.clock.shift(24 * 3_600_000 + 1_000);
    expect((await confirm(second)).code).toBe('link_expired');
  });

  test('is sent again only to an account that waits for it, and the answer is the same for all', async () => {
    const confirmed = await fixture.confirmed();
    const before = (await fixture.mailsTo(confirmed)).length;
    for (const email of [confirmed, 'nobody@example.org'])
      expect(await fixture.service.ask(resendConfirmation, null, { email })).toEqual({});
    expect(await fixture.mailsTo(confirmed)).toHaveLength(before);
    expect(await fixture.mailsTo('nobody@example.org')).toHaveLength(0);
  });
});
