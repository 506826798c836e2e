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

import { anOpenHouse, fingerprint, type House, password, refusal } from '../../test/people.js';

let house: House;
let family: Awaited<ReturnType<House['family']>>;
let caller: CallerShape;
beforeAll(async () => {
  house = await anOpenHouse();
});
afterAll(() => house.close());
beforeEach(async () => {
  family = await house.family();
  await house.service.ask(resetChildPin, await family.adult(), { childId: family.childId });
  await house.service.ask(leaveProfile, await family.adult(), {});
  caller = await family.adult();
});

const tablet = { type: 'tablet', userAgent: 'test', screen: '800x600', password } as const;
const authorized = async () => {
  const { proofToken } = await house.service.ask(authorizeDevice, caller, {
    childId: family.childId,
    fingerprint,
    ...tablet,
  });
  return proofToken ?? '';
};
const makePin = (proof: AskOf<typeof setChildPin>['proof'], who = caller) =>
  house.service.answer(setChildPin, who, { childId: family.childId, pin: '7094', proof });
const needed = { ok: false, error: { code: 'adult_proof_needed' } };
const minuteMs = 60_000;

describe('a proof of the adult', () => {
  test('that authorised the device serves the wizard that follows, once', async () => {
    const proof = { proofToken: await authorized(), fingerprint };
    expect(await makePin(proof)).toMatchObject({ ok: true });
    expect(await makePin(proof)).toMatchObject(needed);
  });

  test('given at the first step is right or wrong at once, and serves the last', async () => {
    const prove = (proof: AskOf<typeof proveAdult>['proof']) => ({ proof, fingerprint });
    expect(await refusal(house.service, proveAdult, caller, prove({ password: 'not this one' }))).toMatchObject({
      code: 'adult_password_wrong',
    });
    expect(await refusal(house.service, proveAdult, caller, prove({ pin: '1111' }))).toMatchObject({
      code: 'adult_pin_wrong',
    });
    const { proofToken } = await house.service.ask(proveAdult, caller, prove({ pin: '2468' }));
    expect(await makePin({ proofToken, fingerprint })).toMatchObject({ ok: true });
  });

  test('serves the own PIN of an adult who is chosen', async () => {
    const adult = { ...caller, profile: 'adult' as const, userId: caller.adultId };
    const { proofToken } = await house.service.ask(proveAdult, adult, { proof: { pin: '2468' }, fingerprint });
    await house.service.ask(setOwnPin, adult, { pin: '8642', proof: { proofToken, fingerprint } });
    await house.service.ask(proveAdult, adult, { proof: { pin: '8642' }, fingerprint });
  });

  test('is of one session and one device, and a later one takes its place', async () => {
    const proofToken = await authorized();
    const other = (await house.enter(family.email)).caller;
    expect(await makePin({ proofToken, fingerprint }, other)).toMatchObject(needed);
    expect(await makePin({ proofToken, fingerprint: 'the key of another tablet' })).toMatchObject(needed);
    expect(await makePin({ proofToken: 'guessed', fingerprint })).toMatchObject(needed);
    const later = await house.service.ask(proveAdult, caller, { proof: { pin: '2468' }, fingerprint });
    expect(await makePin({ proofToken, fingerprint })).toMatchObject(needed);
    expect(await makePin({ proofToken: later.proofToken, fingerprint })).toMatchObject({ ok: true });
  });

  test('is over after five minutes', async () => {
    const late = await authorized();
    house.service.clock.shift(5 * minuteMs);
    expect(await makePin({ proofToken: late, fingerprint })).toMatchObject(needed);
    const soon = await authorized();
    house.service.clock.shift(4 * minuteMs);
    expect(await makePin({ proofToken: soon, fingerprint })).toMatchObject({ ok: true });
  });
});
