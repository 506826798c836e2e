import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';

import {
  beginPasskey,
  beginTotp,
  confirmPasskey,
  confirmTotp,
  readSecondStep,
  removePasskey,
  renamePasskey,
  signIn,
  turnOffTotp,
} from '@alcancia/contracts/identity';
import { aPasskey } from '@alcancia/testing';

import { identityEnv } from '../../test/a-family.js';
import { anAccountOfTwoSteps } from '../../test/an-account-of-two-steps.js';
import { anIdentityFixture, type IdentityFixture, password, refusal } from '../../test/people.js';

let fixture: IdentityFixture;
beforeAll(async () => {
  fixture = await anIdentityFixture();
});
afterAll(() => fixture.close());

type Account = Awaited<ReturnType<typeof anAccountOfTwoSteps>>;
let account: Account;
beforeEach(async () => {
  account = await anAccountOfTwoSteps(fixture);
  account.later();
});

const minuteMs = 60_000;
const { PUBLIC_ORIGIN: origin } = identityEnv;
const begin = () => fixture.service.ask(beginPasskey, account.caller, { password });
async function added(name = 'Mi teléfono', key = aPasskey(origin)) {
  const passkey = key.make((await begin()).options);
  const { recoveryCodes } = await fixture.service.ask(confirmPasskey, account.caller, { name, passkey });
  return { ...key, recoveryCodes };
}
/** What sign-in asks of a passkey, each time something else. */
const asked = async () => {
  const { code, details } = await refusal(fixture.service, signIn, null, { email: account.email, password });
  expect(code).toBe('second_step_needed');
  return details['passkey'] as Record<string, unknown>;
};
const own = async () => (await fixture.service.ask(readSecondStep, account.caller, {})).passkeys;

describe('a passkey', () => {
  test('is made behind the password, and then signs in beside it', async () => {
    expect(await account.refused(beginPasskey, account.caller, { password: 'no es esta' })).toBe(
      'adult_password_wrong',
    );
    account.later();
    const { options } = await begin();
    expect(options).toMatchObject({
      rp: { id: new URL(origin).hostname, name: 'Alcancía' },
      user: { name: account.email },
      attestation: 'none',
      pubKeyCredParams: [{ alg: -7 }, { alg: -257 }],
    });
    const key = await added();
    expect(key.recoveryCodes).toHaveLength(10);
    expect(await own()).toMatchObject([{ passkeyId: key.id, name: 'Mi teléfono', lastUsedAt: null }]);
    expect(await account.enter({ passkey: key.prove(await asked()) })).toBe('let in');
    expect(await own()).toMatchObject([{ lastUsedAt: expect.any(String) }]);
  });

  test('is asked for with the keys of the account and no others', async () => {
    const key = await added();
    expect(await asked()).toMatchObject({ rpId: new URL(origin).hostname, allowCredentials: [{ id: key.id }] });
    const { details } = await refusal(fixture.service, signIn, null, { email: account.email, password });
    expect(details['methods']).toEqual(['passkey', 'recovery']);
  });

  test('whose answer was lost is added once under the same key, with other codes', async () => {
    const key = aPasskey(origin);
    const input = { name: 'Mi teléfono', passkey: key.make((await begin()).options) };
    const confirm = () => fixture.service.ask(confirmPasskey, account.caller, input, { key: `add ${account.email}` });
    const [lost, again] = [await confirm(), await confirm()];
    expect(again.recoveryCodes).toHaveLength(10);
    expect(await own()).toHaveLength(1);
    expect(await account.enter({ recoveryCode: lost.recoveryCodes[0] ?? '' })).toBe('second_code_wrong');
    expect(await account.enter({ recoveryCode: again.recoveryCodes[0] ?? '' })).toBe('let in');
  });

  test('beside an app keeps the recovery codes that there are', async () => {
    const { secret, recoveryCodes } = await account.turnedOn();
    const second = { code: account.shown(secret) };
    const { options } = await fixture.service.ask(beginPasskey, account.caller, { password, second });
    const passkey = aPasskey(origin).make(options);
    const { recoveryCodes: none } = await fixture.service.ask(confirmPasskey, account.caller, { name: 'X', passkey });
    expect(none).toEqual([]);
    expect(await account.enter({ recoveryCode: recoveryCodes[0] ?? '' })).toBe('let in');
  });
});

describe('what is refused', () => {
  test('an answer that was given before, one to another question, and one that came too late', async () => {
    // A counter would give an old answer away; this one has none.
    const key = await added('De varios aparatos', aPasskey(origin, { isShared: true }));
    const first = await asked();
    const answer = key.prove(first);
    expect(await account.enter({ passkey: answer })).toBe('let in');
    expect(await account.enter({ passkey: answer })).toBe('passkey_wrong');
    expect(await account.enter({ passkey: key.prove(first) })).toBe('passkey_wrong');
    expect(await account.enter({ passkey: key.prove({ challenge: 'bm8gZXMgZXN0YQ' }) })).toBe('passkey_wrong');
    const late = await asked();
    account.later(5 * minuteMs + 1);
    expect(await account.enter({ passkey: key.prove(late) })).toBe('passkey_wrong');
  });

  test('an answer that was wrong is asked for anew, and stays wrong when it is repeated', async () => {
    const key = await added();
    const another = { ...aPasskey(origin).prove(await asked()), id: key.id, rawId: key.id };
    const input = { email: account.email, password, second: { passkey: another } };
    for (let time = 0; time < 2; time += 1) {
      const said = await refusal(fixture.service, signIn, null, input, { key: `wrong ${account.email}` });
      expect(said).toMatchObject({ code: 'passkey_wrong', details: { passkey: { challenge: expect.any(String) } } });
    }
  });

  test('with one answer at twice opens once', async () => {
    const key = await added();
    const passkey = key.prove(await asked());
    const both = await Promise.all([account.enter({ passkey }), account.enter({ passkey })]);
    expect(both.toSorted()).toEqual(['let in', 'passkey_wrong']);
  });

  test('a key of another page, of another account, or that answers for somebody else', async () => {
    const elsewhere = aPasskey('https://alcancia.example.org').make((await begin()).options);
    const confirm = (passkey: typeof elsewhere) =>
      account.refused(confirmPasskey, account.caller, { name: 'X', passkey });
    expect(await confirm(elsewhere)).toBe('passkey_not_begun');
    const key = await added();
    const before = account;
    account = await anAccountOfTwoSteps(fixture);
    const made = key.make((await begin()).options);
    expect(await confirm(made)).toBe('passkey_known');
    await added('Otro');
    expect(await account.enter({ passkey: key.prove(await asked()) })).toBe('passkey_wrong');
    const { caller } = account;
    account = before;
    const remove = { passkeyId: key.id, password };
    expect(await account.refused(removePasskey, caller, remove)).toBe('not_found');
    expect(await account.refused(renamePasskey, caller, { passkeyId: key.id, name: 'Mío' })).toBe('not_found');
  });

  test('guesses are counted with those of codes', async () => {
    const key = await added();
    for (let time = 0; time < 5; time += 1)
      expect(await account.enter({ passkey: key.prove({ challenge: 'bm8gZXMgZXN0YQ' }) })).toBe('passkey_wrong');
    expect(await account.enter({ passkey: key.prove(await asked()) })).toBe('too_many_sign_ins');
  });

  test('an eleventh key', async () => {
    const { recoveryCodes } = await added();
    for (const recoveryCode of recoveryCodes.slice(0, 9)) {
      const both = { password, second: { recoveryCode } };
      const { options } = await fixture.service.ask(beginPasskey, account.caller, both);
      const passkey = aPasskey(origin).make(options);
      await fixture.service.ask(confirmPasskey, account.caller, { name: 'Otra', passkey });
    }
    const second = { recoveryCode: recoveryCodes[9] ?? '' };
    const { options } = await fixture.service.ask(beginPasskey, account.caller, { password, second });
    const eleventh = { name: 'Otra', passkey: aPasskey(origin).make(options) };
    expect(await refusal(fixture.service, confirmPasskey, account.caller, eleventh)).toEqual({
      code: 'passkey_limit_reached',
      details: { limit: 10 },
    });
  });
});

describe('the list', () => {
  test('gives a key another name', async () => {
    const { id: passkeyId } = await added();
    await fixture.service.ask(renamePasskey, account.caller, { passkeyId, name: 'Llavero' });
    expect(await own()).toMatchObject([{ name: 'Llavero' }]);
  });

  test('takes a key away behind both steps; with the last way the second step is gone', async () => {
    const { id: passkeyId, prove } = await added();
    const remove = { passkeyId, password };
    const needed = await refusal(fixture.service, removePasskey, account.caller, remove);
    expect(needed).toMatchObject({ code: 'second_step_needed', details: { methods: ['passkey', 'recovery'] } });
    const passkey = prove(needed.details['passkey'] as Record<string, unknown>);
    await fixture.service.ask(removePasskey, account.caller, { ...remove, second: { passkey } });
    expect(await fixture.service.ask(readSecondStep, account.caller, {})).toEqual({
      totpSince: null,
      passkeys: [],
      recoveryCodesLeft: 0,
    });
    expect(await account.enter()).toBe('let in');
  });

  test('keeps key and recovery codes when the app is turned off', async () => {
    const { recoveryCodes } = await added();
    const second = { recoveryCode: recoveryCodes[0] ?? '' };
    const { secret } = await fixture.service.ask(beginTotp, account.caller, { password, second });
    await fixture.service.ask(confirmTotp, account.caller, { code: account.shown(secret) });
    account.later();
    const off = { password, second: { code: account.shown(secret) } };
    await fixture.service.ask(turnOffTotp, account.caller, off);
    expect(await account.enter()).toBe('second_step_needed');
    expect(await account.enter({ recoveryCode: recoveryCodes[1] ?? '' })).toBe('let in');
  });
});
