import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';

import {
  beginTotp,
  confirmTotp,
  readSecondStep,
  renewRecoveryCodes,
  signIn,
  turnOffTotp,
} from '@alcancia/contracts/identity';
import { secretBytes } from '@alcancia/testing';

import { anAccountOfTwoSteps } from '../../test/an-account-of-two-steps.js';
import { anIdentityFixture, type IdentityFixture, password, refusal } from '../../test/people.js';

let fixture: IdentityFixture;
beforeAll(async () => {
  fixture = await anIdentityFixture();
});
afterAll(() => fixture.close());

const minuteMs = 60_000;
const periodMs = 30_000;
const nothing = { totpSince: null, passkeys: [], recoveryCodesLeft: 0 };

type Account = Awaited<ReturnType<typeof anAccountOfTwoSteps>>;
let account: Account;
let email: string;
let caller: Account['caller'];
const anotherAccount = async () => {
  account = await anAccountOfTwoSteps(fixture);
  ({ email, caller } = account);
  account.later();
};
beforeEach(anotherAccount);
const later = (ms?: number) => account.later(ms);
const begin = () => account.begin();
const shown = (...of: Parameters<Account['shown']>) => account.shown(...of);
const turnedOn = () => account.turnedOn();
const enter = (...by: Parameters<Account['enter']>) => account.enter(...by);
const refused = (...asked: Parameters<Account['refused']>) => account.refused(...asked);
let networks = 0;
const elsewhere = () => ({ address: `10.8.0.${(networks += 1) % 250}` });

describe('turning it on', () => {
  test('takes the password and a first code, and shows ten recovery codes', async () => {
    expect(await refused(beginTotp, caller, { password: 'no es esta' })).toBe('adult_password_wrong');
    later();
    const { secret, uri } = await begin();
    expect(uri).toContain(`secret=${secret}`);
    expect(await refused(confirmTotp, caller, { code: shown(secret, 5 * minuteMs) })).toBe('second_code_wrong');
    expect(await fixture.service.ask(readSecondStep, caller, {})).toEqual(nothing);
    expect(await enter()).toBe('let in');

    const { recoveryCodes } = await fixture.service.ask(confirmTotp, caller, { code: shown(secret) });
    expect(new Set(recoveryCodes).size).toBe(10);
    expect(recoveryCodes[0]).toMatch(/^[a-z2-9]{5}-[a-z2-9]{5}$/);
    expect(await fixture.service.ask(readSecondStep, caller, {})).toMatchObject({
      totpSince: expect.any(String),
      recoveryCodesLeft: 10,
    });
  });

  test('is begun anew after a quarter of an hour, or when nothing was begun', async () => {
    expect(await refused(confirmTotp, caller, { code: '000000' })).toBe('totp_not_begun');
    const { secret } = await begin();
    later(15 * minuteMs + 1);
    expect(await refused(confirmTotp, caller, { code: shown(secret) })).toBe('totp_not_begun');
  });

  test('whose answer was lost shows other codes under the same key, and those count', async () => {
    const { secret } = await begin();
    const confirm = () => fixture.service.ask(confirmTotp, caller, { code: shown(secret) }, { key: `on ${email}` });
    const lost = await confirm();
    const again = await confirm();
    expect(again.recoveryCodes).not.toEqual(lost.recoveryCodes);
    expect(await enter({ recoveryCode: lost.recoveryCodes[0] ?? '' })).toBe('second_code_wrong');
    expect(await enter({ recoveryCode: again.recoveryCodes[0] ?? '' })).toBe('let in');
  });

  test('again moves it to another phone, behind both steps; the one before shows nothing that counts', async () => {
    const { secret: before } = await turnedOn();
    expect(await refused(beginTotp, caller, { password })).toBe('second_step_needed');
    const both = { password, second: { code: shown(before) } };
    const { secret } = await fixture.service.ask(beginTotp, caller, both);
    await fixture.service.ask(confirmTotp, caller, { code: shown(secret) });
    later();
    expect(await enter({ code: shown(before) })).toBe('second_code_wrong');
    expect(await enter({ code: shown(secret) })).toBe('let in');
  });
});

describe('signing in', () => {
  test('opens nothing before the second step: no session here, none left at the issuer', async () => {
    await turnedOn();
    const { adultId } = caller;
    const open = async () => {
      const here = await fixture.service.em().execute(`select id from identity.sessions where adult_id = ?`, [adultId]);
      const there = [...fixture.issuer.sessions.values()].filter(({ userId }) => userId === adultId);
      return [here.length, there.length];
    };
    const before = await open();
    expect(await refusal(fixture.service, signIn, null, { email, password }, elsewhere())).toEqual({
      code: 'second_step_needed',
      details: { methods: ['totp', 'recovery'] },
    });
    expect(await enter({ code: '000000' })).toBe('second_code_wrong');
    expect(await open()).toEqual(before);
  });

  test('says nothing of a second step to who does not know the password', async () => {
    const { secret } = await turnedOn();
    const input = { email, password: 'no es esta', second: { code: shown(secret) } };
    expect(await refused(signIn, null, input, elsewhere())).toBe('credentials_wrong');
    expect(await enter({ code: shown(secret) })).toBe('let in');
  });

  test('takes a code of the app once, and none that is older than one that was used', async () => {
    const { secret } = await turnedOn();
    const [earlier, present] = [shown(secret, -periodMs), shown(secret)];
    expect(await enter({ code: present })).toBe('let in');
    expect(await enter({ code: present })).toBe('second_code_wrong');
    expect(await enter({ code: earlier })).toBe('second_code_wrong');
    expect(await enter({ code: shown(secret, periodMs) })).toBe('let in');
  });

  test('with one code at twice opens once', async () => {
    const { secret, recoveryCodes } = await turnedOn();
    const code = { code: shown(secret) };
    expect((await Promise.all([enter(code), enter(code)])).toSorted()).toEqual(['let in', 'second_code_wrong']);
    const recovery = { recoveryCode: recoveryCodes[0] ?? '' };
    expect((await Promise.all([enter(recovery), enter(recovery)])).toSorted()).toEqual(['let in', 'second_code_wrong']);
  });

  test('whose answer was lost is repeated with the same code under the same key', async () => {
    const { secret } = await turnedOn();
    const code = { code: shown(secret) };
    const key = `in ${email}`;
    expect([await enter(code, { key }), await enter(code, { key })]).toEqual(['let in', 'let in']);
  });

  test('takes each recovery code once, however it was written down', async () => {
    const { recoveryCodes } = await turnedOn();
    const written = { recoveryCode: ` ${(recoveryCodes[3] ?? '').toUpperCase().replace('-', ' ')} ` };
    expect(await enter(written)).toBe('let in');
    expect(await enter(written)).toBe('second_code_wrong');
    expect(await fixture.service.ask(readSecondStep, caller, {})).toMatchObject({ recoveryCodesLeft: 9 });
  });

  test('takes no code of another account', async () => {
    const { secret, recoveryCodes } = await turnedOn();
    await anotherAccount();
    await turnedOn();
    expect(await enter({ code: shown(secret) })).toBe('second_code_wrong');
    expect(await enter({ recoveryCode: recoveryCodes[0] ?? '' })).toBe('second_code_wrong');
  });
});

describe('guessing', () => {
  test('is held up after five wrong codes, and the right password in between forgets none of them', async () => {
    const { secret, recoveryCodes } = await turnedOn();
    for (const second of [{ code: '000000' }, { recoveryCode: 'aaaaa-aaaaa' }, { code: '000001' }])
      expect(await enter(second)).toBe('second_code_wrong');
    expect(await enter()).toBe('second_step_needed');
    for (const code of ['000002', '000003']) expect(await enter({ code })).toBe('second_code_wrong');
    expect(await enter({ code: shown(secret) })).toBe('too_many_sign_ins');
    expect(await enter({ recoveryCode: recoveryCodes[0] ?? '' })).toBe('too_many_sign_ins');
    later(minuteMs);
    expect(await enter({ code: shown(secret) })).toBe('let in');
    expect(await enter({ code: '000000' })).toBe('second_code_wrong');
  });

  test('twenty at once count as twenty', async () => {
    const { secret } = await turnedOn();
    const codes = Array.from({ length: 20 }, (_, nth) => enter({ code: String(nth).padStart(6, '0') }));
    const said = await Promise.all(codes);
    expect(said.filter((one) => one === 'second_code_wrong')).toHaveLength(5);
    expect(said.filter((one) => one === 'too_many_sign_ins')).toHaveLength(15);
    expect(await enter({ code: shown(secret) })).toBe('too_many_sign_ins');
  });

  test('is counted over sign-in and all acts that ask for both steps', async () => {
    const { secret } = await turnedOn();
    for (const code of ['000000', '000001', '000002']) await enter({ code });
    for (const code of ['000003', '000004'])
      expect(await refused(turnOffTotp, caller, { password, second: { code } })).toBe('second_code_wrong');
    const right = { password, second: { code: shown(secret) } };
    expect(await refused(turnOffTotp, caller, right)).toBe('too_many_sign_ins');
  });
});

describe('both steps', () => {
  test('renew the recovery codes; those before open nothing', async () => {
    const { secret, recoveryCodes: before } = await turnedOn();
    expect(await refused(renewRecoveryCodes, caller, { password })).toBe('second_step_needed');
    const both = { password, second: { code: shown(secret) } };
    const { recoveryCodes } = await fixture.service.ask(renewRecoveryCodes, caller, both);
    expect(await enter({ recoveryCode: before[0] ?? '' })).toBe('second_code_wrong');
    expect(await enter({ recoveryCode: recoveryCodes[0] ?? '' })).toBe('let in');
  });

  test('turn it off, with a recovery code where the phone is lost', async () => {
    const { recoveryCodes } = await turnedOn();
    const second = { recoveryCode: recoveryCodes[0] ?? '' };
    expect(await refused(turnOffTotp, caller, { password: 'no es esta', second })).toBe('adult_password_wrong');
    later();
    expect(await refused(turnOffTotp, caller, { password })).toBe('second_step_needed');
    await fixture.service.ask(turnOffTotp, caller, { password, second });
    expect(await fixture.service.ask(readSecondStep, caller, {})).toEqual(nothing);
    expect(await enter()).toBe('let in');
  });

  test('of what is not turned on are not asked for', async () => {
    expect(await refused(turnOffTotp, caller, { password })).toBe('second_step_off');
    expect(await refused(renewRecoveryCodes, caller, { password })).toBe('second_step_off');
  });
});

test('neither the secret nor a code can be read in the database', async () => {
  const { secret, recoveryCodes } = await turnedOn();
  const [code, recoveryCode] = [shown(secret), recoveryCodes[0] ?? ''];
  await enter({ code });
  await enter({ recoveryCode });
  const tables = ['totp_factors', 'recovery_codes', 'intents', 'intent_steps', 'outbox', 'event_logs'];
  const kept = await Promise.all(
    tables.map((table) => fixture.service.em().execute(`select * from identity.${table}`)),
  );
  const text = JSON.stringify(kept, (_, value: unknown) =>
    value instanceof Uint8Array ? Buffer.from(value).toString('latin1') : value,
  );
  expect(text).toContain(caller.adultId);
  const bytes = secretBytes(secret);
  for (const said of [
    secret,
    bytes.toString('base64'),
    bytes.toString('hex'),
    `"${code}"`,
    ...recoveryCodes,
    recoveryCode.replace('-', ''),
  ])
    expect(text).not.toContain(said);
});
