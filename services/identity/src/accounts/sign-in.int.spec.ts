import { randomUUID } from 'node:crypto';

import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';

import { confirmEmail, signIn, signUp } from '@alcancia/contracts/identity';

import { anIdentityFixture, aSignUp, type IdentityFixture, password, refusal } from '../../test/people.js';

let fixture: IdentityFixture;
beforeAll(async () => {
  fixture = await anIdentityFixture();
});
afterAll(() => fixture.close());

let address = 0;
const fromElsewhere = () => {
  address += 1;
  return { address: `10.0.${Math.floor(address / 250)}.${address % 250}` };
};
const wrong = (email: string, where = fromElsewhere()) =>
  refusal(fixture.service, signIn, null, { email, password: 'no es esta' }, where);
const right = (email: string) => fixture.service.ask(signIn, null, { email, password }, fromElsewhere());
const asked = () => fixture.issuer.calls.filter((call) => call === 'password').length;

beforeEach(() => fixture.service.clock.shift(20 * 60_000));

describe('signing in', () => {
  test('the first time enters as the adult; later somebody has to be chosen', async () => {
    const email = await fixture.confirmed();
    const first = await fixture.enter(email);
    expect(first).toMatchObject({ isFirstLogin: true, isProfileComplete: false, caller: { profile: 'adult' } });
    const second = await fixture.enter(email);
    expect(second).toMatchObject({ isFirstLogin: false, caller: { profile: 'none', userId: null } });
    expect(second.caller.sessionId).not.toBe(first.caller.sessionId);
  });

  test('the first login is still the first when its answer was lost and it is repeated', async () => {
    const email = await fixture.confirmed();
    const key = 'one sign-in';
    const lost = await fixture.service.ask(signIn, null, { email, password }, { key });
    const again = await fixture.service.ask(signIn, null, { email, password }, { key });
    expect(again.isFirstLogin).toBe(true);
    expect(await fixture.resolve(lost.tokens.accessToken)).toEqual({ caller: null, expiresAt: null });
    expect(await fixture.callerOf(again.tokens.accessToken)).toMatchObject({ profile: 'adult' });
  });

  test('an unknown e-mail and a wrong password are told the same, and so is the limit', async () => {
    const known = await fixture.confirmed();
    let lastWrongAt = 0;
    for (let attempt = 1; attempt <= 5; attempt += 1) {
      lastWrongAt = fixture.service.clock.now().getTime();
      expect(await wrong(known)).toEqual({ code: 'credentials_wrong', details: {} });
      expect(await wrong('nobody@example.org')).toEqual({ code: 'credentials_wrong', details: {} });
    }
    const limited = { code: 'too_many_sign_ins', details: { seconds: 60 } };
    const closed = [await wrong(known), await wrong('nobody@example.org')];
    expect(closed.map(({ code }) => code)).toEqual([limited.code, limited.code]);
    const passedSeconds = Math.ceil((fixture.service.clock.now().getTime() - lastWrongAt) / 1_000);
    expect(Number(closed[0]?.details['seconds'])).toBeGreaterThanOrEqual(60 - passedSeconds);
    expect(Number(closed[0]?.details['seconds'])).toBeLessThanOrEqual(60);
  });

  describe('with letters that keyboards spell in two ways', () => {
    const composed = 'mi ñandú corre';
    const decomposed = composed.normalize('NFD');
    const keptBy = (email: string) => [...fixture.issuer.users.values()].find((user) => user.email === email);

    test('opens by either spelling, whichever was typed at the sign-up', async () => {
      const email = `${randomUUID()}@example.org`;
      await fixture.service.ask(signUp, null, {
        ...aSignUp(email),
        password: decomposed,
        confirmPassword: composed,
      });
      await fixture.service.ask(confirmEmail, null, { token: await fixture.tokenFor(email) });
      expect(keptBy(email)?.password).toBe(composed);
      await fixture.enter(email, decomposed);
      await fixture.enter(email, composed);
    });

    test('an account from before opens as it was typed, and from then on by either spelling', async () => {
      const email = await fixture.confirmed();
      const kept = keptBy(email);
      if (!kept) throw new Error('no account');
      kept.password = decomposed;
      await fixture.enter(email, decomposed);
      expect(kept.password).toBe(composed);
      await fixture.enter(email, composed);
    });

    test('a wrong one is wrong, and counts once', async () => {
      const email = await fixture.confirmed();
      const before = asked();
      const input = { email, password: decomposed };
      expect((await refusal(fixture.service, signIn, null, input, fromElsewhere())).code).toBe('credentials_wrong');
      expect(asked() - before).toBe(2);
      for (let attempt = 2; attempt <= 5; attempt += 1) expect((await wrong(email)).code).toBe('credentials_wrong');
      expect((await wrong(email)).code).toBe('too_many_sign_ins');
    });
  });

  test('an unknown e-mail and a wrong password cost the same: the issuer is asked the same things', async () => {
    const known = await fixture.confirmed();
    const callsOf = async (email: string) => {
      const before = fixture.issuer.calls.length;
      await wrong(email);
      return fixture.issuer.calls.slice(before);
    };
    const calls = await callsOf(known);
    expect(calls).toEqual(['password', 'DELETE /attack-detection/brute-force/users/{id}']);
    expect(await callsOf('somebody.else@example.org')).toEqual(calls);
  });

  test('the right password is refused during the limit and opens after a minute, which forgets the wrong ones', async () => {
    const email = await fixture.confirmed();
    for (let attempt = 1; attempt <= 5; attempt += 1) await wrong(email);
    const before = asked();
    await expect(right(email)).rejects.toMatchObject({ code: 'too_many_sign_ins' });
    expect(asked()).toBe(before);
    fixture.service.clock.shift(61_000);
    await right(email);
    expect((await wrong(email)).code).toBe('credentials_wrong');
  });

  test('twenty wrong ones at the same time count as twenty: five reach the issuer', async () => {
    const email = await fixture.confirmed();
    const before = asked();
    const answers = await Promise.all(Array.from({ length: 20 }, () => wrong(email)));
    expect(answers.filter(({ code }) => code === 'credentials_wrong')).toHaveLength(5);
    expect(answers.filter(({ code }) => code === 'too_many_sign_ins')).toHaveLength(15);
    expect(asked() - before).toBe(5);
  });

  test('one network that tries a list of accounts is stopped', async () => {
    const where = { address: '192.0.2.7' };
    const codes: string[] = [];
    for (let one = 0; one < 101; one += 1) codes.push((await wrong(`list${one}@example.org`, where)).code);
    expect(codes.slice(0, 100).every((code) => code === 'credentials_wrong')).toBe(true);
    expect(codes.at(-1)).toBe('too_many_sign_ins');
    expect((await wrong('list0@example.org')).code).toBe('credentials_wrong');
  });

  test('a silent issuer is no wrong password, and everything that fails is logged with a masked e-mail', async () => {
    const email = await fixture.confirmed();
    fixture.issuer.isDown = true;
    for (let attempt = 1; attempt <= 7; attempt += 1) expect((await wrong(email)).code).toBe('unavailable');
    fixture.issuer.isDown = false;
    await right(email);

    const logged = () =>
      fixture.service
        .em()
        .execute<{ meta: Record<string, string> }[]>(
          `select meta from identity.event_logs where type = 'auth_error' order by id`,
        );
    const [last] = (await logged()).slice(-1);
    expect(last?.meta).toMatchObject({ code: 'unavailable', userAgent: 'test', timestamp: expect.any(String) });
    expect(last?.meta['email']).toBe(`${email.slice(0, 1)}***@example.org`);

    fixture.service.clock.shift(31 * 86_400_000);
    await fixture.service.forget();
    expect(await logged()).toEqual([]);
  });

  test('guesses that the issuer did not hear count once it does, under their old keys too', async () => {
    const email = await fixture.confirmed();
    const guess = (n: number) =>
      refusal(fixture.service, signIn, null, { email, password: `adivino ${n}` }, { key: `unheard ${email} ${n}` });
    fixture.issuer.isDown = true;
    for (let n = 1; n <= 8; n += 1) expect((await guess(n)).code).toBe('unavailable');
    fixture.issuer.isDown = false;
    for (let n = 1; n <= 5; n += 1) expect((await guess(n)).code).toBe('credentials_wrong');
    expect((await guess(6)).code).toBe('too_many_sign_ins');
  });

  test('an account whose profile has no role opens nothing; a deleted one says so only to the right password', async () => {
    const [nobody, deleted] = [await fixture.confirmed(), await fixture.confirmed()];
    const em = fixture.service.em();
    await em.execute(`update identity.profiles set deleted_at = now() where email = ?`, [deleted]);
    const user = [...fixture.issuer.users.values()].find((one) => one.email === nobody);
    await em.execute(`delete from identity.single_use_links where adult_id = ?`, [user?.id]);
    await em.execute(`delete from identity.consents where adult_id = ?`, [user?.id]);
    await em.execute(`delete from identity.profiles where id = ?`, [user?.id]);

    await expect(right(nobody)).rejects.toMatchObject({ code: 'internal' });
    await expect(right(deleted)).rejects.toMatchObject({ code: 'account_deleted' });
    expect((await wrong(deleted)).code).toBe('credentials_wrong');
  });
});
