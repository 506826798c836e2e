import { randomUUID } from 'node:crypto';

import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';

import {
  confirmNewEmail,
  requestEmailChange,
  requestPasswordReset,
  resetPassword,
  signIn,
  signUp,
  undoEmailChange,
  whoAmI,
} from '@alcancia/contracts/identity';

import { anIdentityFixture, aSignUp, type IdentityFixture, password, refusal } from '../../test/people.js';

let fixture: IdentityFixture;
beforeAll(async () => {
  fixture = await anIdentityFixture();
});
afterAll(() => fixture.close());

const dayMs = 86_400_000;
const anAddress = () => `${randomUUID()}@example.org`;

/** A signed-in adult, and ways to change the address. */
async function anAccount() {
  const email = await fixture.confirmed();
  const { tokens, caller } = await fixture.enter(email);
  const ask = (next: string, secret = password) => {
    fixture.service.clock.shift(3_000);
    return fixture.service.ask(requestEmailChange, caller, { email: next, password: secret });
  };
  const change = async (next: string) => {
    await ask(next);
    await fixture.service.ask(confirmNewEmail, null, { token: await fixture.tokenFor(next) });
  };
  return { email, tokens, caller, ask, change };
}
const opens = async (email: string) => {
  const { ok } = await fixture.service.answer(signIn, null, { email, password }, { address: anAddress() });
  return ok;
};
const confirmRefused = async (token: string) => (await refusal(fixture.service, confirmNewEmail, null, { token })).code;
const undoRefused = async (token: string) => (await refusal(fixture.service, undoEmailChange, null, { token })).code;
const newest = async (email: string) => (await fixture.mailsTo(email)).at(-1);

describe('another e-mail', () => {
  test('holds from its link on: until then the old one opens, afterwards the new one alone', async () => {
    const { email, ask, caller } = await anAccount();
    const next = anAddress();
    await ask(next.toUpperCase());
    const mail = await newest(next);
    expect(mail?.subject).toBe('Confirma tu nuevo correo en Alcancía');
    expect(mail?.text).toContain('http://localhost:3000/auth/new-email#token=');
    expect([await opens(email), await opens(next)]).toEqual([true, false]);

    const token = fixture.linkIn(mail);
    expect(await fixture.service.ask(confirmNewEmail, null, { token })).toEqual({ email: next });
    expect([await opens(email), await opens(next)]).toEqual([false, true]);
    expect((await fixture.service.ask(whoAmI, caller, {})).adult?.email).toBe(next);
    expect(await confirmRefused(token)).toBe('link_invalid');
  });

  test('takes the password, and is not the one that is there', async () => {
    const { email, caller } = await anAccount();
    const refused = async (input: { email: string; password: string }) => {
      fixture.service.clock.shift(3_000);
      return (await refusal(fixture.service, requestEmailChange, caller, input)).code;
    };
    const next = anAddress();
    expect(await refused({ email: next, password: 'no es esta' })).toBe('adult_password_wrong');
    expect(await refused({ email, password })).toBe('email_unchanged');
    expect(await refused({ email: 'sin arroba', password })).toBe('invalid_input');
    expect(await fixture.mailsTo(next)).toEqual([]);
  });

  test('that an account has is answered the same; its owner alone hears of it', async () => {
    const { email, ask } = await anAccount();
    const taken = await fixture.confirmed();
    expect(await ask(taken)).toEqual(await ask(anAddress()));
    expect((await newest(taken))?.subject).toBe('Este correo ya está en uso en Alcancía');
    expect((await newest(taken))?.text).not.toContain('#token=');
    expect(await opens(email)).toBe(true);
  });

  test('that was taken meanwhile stays with whoever has it', async () => {
    const { email, ask } = await anAccount();
    const next = anAddress();
    await ask(next);
    const token = await fixture.tokenFor(next);
    await fixture.service.ask(signUp, null, aSignUp(next));
    expect(await confirmRefused(token)).toBe('email_taken');
    expect(await opens(email)).toBe(true);
  });

  test('has a link that ends after a day, and that the next one replaces', async () => {
    const { ask } = await anAccount();
    const [first, second] = [anAddress(), anAddress()];
    await ask(first);
    await ask(second);
    expect(await confirmRefused(await fixture.tokenFor(first))).toBe('link_invalid');
    fixture.service.clock.shift(dayMs + 1_000);
    expect(await confirmRefused(await fixture.tokenFor(second))).toBe('link_expired');
  });

  test('opens no reset that was sent to the address before', async () => {
    const { email, change } = await anAccount();
    await fixture.service.ask(requestPasswordReset, null, { email });
    const token = await fixture.tokenFor(email);
    await change(anAddress());
    const next = 'otra clave larga';
    const input = { token, password: next, confirmPassword: next };
    expect((await refusal(fixture.service, resetPassword, null, input)).code).toBe('link_invalid');
  });

  test.each([1, 2, 3])('cut off after commit %i is there when it is repeated', async (commit) => {
    const { email, ask, caller } = await anAccount();
    const next = anAddress();
    await ask(next);
    const token = await fixture.tokenFor(next);
    const key = `new e-mail cut ${commit}`;
    await fixture.cutOff(commit, confirmNewEmail, null, { token }, { key });
    await fixture.service.ask(confirmNewEmail, null, { token }, { key });
    expect([await opens(email), await opens(next)]).toEqual([false, true]);
    expect((await fixture.service.ask(whoAmI, caller, {})).adult?.email).toBe(next);
  });

  test('two links of one account at once leave the issuer and us with the same address', async () => {
    const { email, caller, ask } = await anAccount();
    const [one, two] = [anAddress(), anAddress()];
    await ask(one);
    const first = await fixture.tokenFor(one);
    const issuer = Promise.withResolvers<void>();
    const heard = fixture.issuer.heard;
    fixture.issuer.hold = issuer.promise;
    const confirming = fixture.service.answer(confirmNewEmail, null, { token: first });
    while (fixture.issuer.heard === heard) await new Promise((resolve) => setImmediate(resolve));
    fixture.issuer.hold = Promise.resolve();
    await ask(two);
    const second = { token: await fixture.tokenFor(two) };
    expect(await confirmRefused(second.token)).toBe('request_in_progress');
    issuer.resolve();
    expect((await confirming).ok).toBe(true);
    await fixture.service.ask(confirmNewEmail, null, second).catch(() => undefined);
    const { adult } = await fixture.service.ask(whoAmI, caller, {});
    expect(await opens(adult?.email ?? '')).toBe(true);
    const others = [email, one, two].filter((address) => address !== adult?.email);
    expect(await Promise.all(others.map(opens))).toEqual([false, false]);
  });

  test('of two accounts that want one address at once, one gets it', async () => {
    const [ana, berta] = [await anAccount(), await anAccount()];
    const wanted = anAddress();
    const links: string[] = [];
    for (const { ask } of [ana, berta]) {
      await ask(wanted);
      links.push(await fixture.tokenFor(wanted));
    }
    const answers = await Promise.all(links.map((token) => fixture.service.answer(confirmNewEmail, null, { token })));
    expect(answers.filter(({ ok }) => ok)).toHaveLength(1);
    expect(await opens(wanted)).toBe(true);
  });
});

describe('the address before', () => {
  test('is told, and takes the account back within seven days: every session ends', async () => {
    const { email, tokens, change } = await anAccount();
    const next = anAddress();
    await change(next);
    const mail = await newest(email);
    expect(mail?.subject).toBe('Cambió el correo de tu cuenta de Alcancía');
    expect(mail?.text).toContain(`Ahora se entra con ${next}.`);
    expect(mail?.text).toContain('http://localhost:3000/auth/undo-email#token=');
    fixture.service.clock.shift(7 * dayMs - 60_000);
    const token = fixture.linkIn(mail);
    expect(await fixture.service.ask(undoEmailChange, null, { token })).toEqual({ email });
    expect([await opens(email), await opens(next)]).toEqual([true, false]);
    expect((await fixture.refresh(tokens.refreshToken)).status).toBe(400);
    expect(await undoRefused(token)).toBe('link_invalid');
  });

  test('has no way back after seven days', async () => {
    const { email, change } = await anAccount();
    await change(anAddress());
    fixture.service.clock.shift(7 * dayMs + 1_000);
    expect(await undoRefused(await fixture.tokenFor(email))).toBe('link_expired');
  });

  test('is nobody else’s for these seven days', async () => {
    const { email, change } = await anAccount();
    await change(anAddress());
    const other = await anAccount();
    await other.ask(email);
    expect((await newest(email))?.subject).toBe('Este correo ya está en uso en Alcancía');
    expect((await refusal(fixture.service, signUp, null, aSignUp(email))).code).toBe('email_taken');
    fixture.service.clock.shift(7 * dayMs + 1_000);
    await fixture.service.ask(signUp, null, aSignUp(email));
  });

  test('wins over every change after it, whose own ways back are dead', async () => {
    const { email, change } = await anAccount();
    const [second, third] = [anAddress(), anAddress()];
    await change(second);
    await change(third);
    const back = await fixture.tokenFor(email);
    const later = await fixture.tokenFor(second);
    await fixture.service.ask(undoEmailChange, null, { token: back });
    expect(await opens(email)).toBe(true);
    expect(await undoRefused(later)).toBe('link_invalid');
  });
});
