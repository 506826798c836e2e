import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';

import { type CallerShape } from '@alcancia/contracts/caller';
import { type AskOf } from '@alcancia/contracts/define';
import {
  authorizeDevice,
  leaveProfile,
  proveAdult,
  resetChildPin,
  setChildPin,
  setOwnPin,
} from '@alcancia/contracts/identity';

import { anIdentityFixture, fingerprint, type IdentityFixture, password, refusal } from '../../test/people.js';

let fixture: IdentityFixture;
let family: Awaited<ReturnType<IdentityFixture['family']>>;
let caller: CallerShape;
beforeAll(async () => {
  fixture = await anIdentityFixture();
});
afterAll(() => fixture.close());
beforeEach(async () => {
  family = await fixture.family();
  await fixture.service.ask(resetChildPin, await family.adult(), { childId: family.childId });
  await fixture.service.ask(leaveProfile, await family.adult(), {});
  caller = await family.adult();
});

const tablet = { type: 'tablet', userAgent: 'test', screen: '800x600' } as const;
/** The password, and the device that it authorises. */
const authorized = async () => {
  const { proofToken } = await fixture.service.ask(proveAdult, caller, { proof: { password }, fingerprint });
  const { childId } = family;
  await fixture.service.ask(authorizeDevice, caller, { childId, fingerprint, proofToken, ...tablet });
  return proofToken;
};
const makePin = (proof: AskOf<typeof setChildPin>['proof'], who = caller) =>
  fixture.service.answer(setChildPin, who, { childId: family.childId, pin: '7094', proof });
const needed = { ok: false, error: { code: 'adult_proof_needed' } };
const minuteMs = 60_000;

describe('a proof of the adult', () => {
  test('that authorised the device serves the wizard that follows, once', async () => {
    const proof = { proofToken: await authorized(), fingerprint };
    expect(await makePin(proof)).toMatchObject({ ok: true });
    expect(await makePin(proof)).toMatchObject(needed);
  });

  test.each([
    ['no proof', {}],
    ['a token that is not one', { proofToken: 'guessed' }],
  ])('is what a device needs: %s authorises none', async (_what, given) => {
    const input = { childId: family.childId, fingerprint, ...tablet, ...given };
    expect(await refusal(fixture.service, authorizeDevice, caller, input)).toMatchObject({
      code: 'adult_proof_needed',
    });
  });

  test('given at the first step is right or wrong at once, and serves the last', async () => {
    const prove = (proof: AskOf<typeof proveAdult>['proof']) => ({ proof, fingerprint });
    expect(await refusal(fixture.service, proveAdult, caller, prove({ password: 'not this one' }))).toMatchObject({
      code: 'adult_password_wrong',
    });
    expect(await refusal(fixture.service, proveAdult, caller, prove({ pin: '1111' }))).toMatchObject({
      code: 'adult_pin_wrong',
    });
    const { proofToken } = await fixture.service.ask(proveAdult, caller, prove({ pin: '2468' }));
    expect(await makePin({ proofToken, fingerprint })).toMatchObject({ ok: true });
  });

  test('serves the own PIN of an adult who is chosen', async () => {
    const adult = { ...caller, profile: 'adult' as const, userId: caller.adultId };
    const { proofToken } = await fixture.service.ask(proveAdult, adult, { proof: { pin: '2468' }, fingerprint });
    await fixture.service.ask(setOwnPin, adult, { pin: '8642', proof: { proofToken, fingerprint } });
    const again = await fixture.service.answer(proveAdult, adult, { proof: { pin: '8642' }, fingerprint });
    expect(again).toMatchObject({ ok: true });
  });

  test('is of one session and one device, and a later one takes its place', async () => {
    const proofToken = await authorized();
    const other = (await fixture.enter(family.email)).caller;
    expect(await makePin({ proofToken, fingerprint }, other)).toMatchObject(needed);
    expect(await makePin({ proofToken, fingerprint: 'the key of another tablet' })).toMatchObject(needed);
    expect(await makePin({ proofToken: 'guessed', fingerprint })).toMatchObject(needed);
    const later = await fixture.service.ask(proveAdult, caller, { proof: { pin: '2468' }, fingerprint });
    expect(await makePin({ proofToken, fingerprint })).toMatchObject(needed);
    expect(await makePin({ proofToken: later.proofToken, fingerprint })).toMatchObject({ ok: true });
  });

  test('is over after five minutes', async () => {
    const late = await authorized();
    fixture.service.clock.shift(5 * minuteMs);
    expect(await makePin({ proofToken: late, fingerprint })).toMatchObject(needed);
    const soon = await authorized();
    fixture.service.clock.shift(4 * minuteMs);
    expect(await makePin({ proofToken: soon, fingerprint })).toMatchObject({ ok: true });
  });
});
