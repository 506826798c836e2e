import { randomUUID } from 'node:crypto';

import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';

import { entryChanged, pinLocked, readChild, resetChildPin, unlockChildPin } from '@alcancia/contracts/identity';
import { InProcessBus, startService } from '@alcancia/server-kit';
import { aViewer, bootService, type TestService } from '@alcancia/server-kit/testing';

import { aFamily, identityEnv, refusal } from '../../test/a-family.js';
import { CountingVerifier, guessPin, identityWithGuesses } from '../../test/guess-pin.js';
import { replacePin } from './pin-attempts.store.js';

const minute = 60_000;

describe('proof by PIN', () => {
  let service: TestService;
  let verifier: CountingVerifier;
  let family: Awaited<ReturnType<typeof aFamily>>;
  let childId: string;

  beforeAll(async () => {
    verifier = new CountingVerifier();
    service = await bootService(identityWithGuesses(verifier), { env: identityEnv });
  });
  afterAll(() => service.close());

  beforeEach(async () => {
    verifier.reached = 0;
    family = await aFamily(service);
    childId = await family.addChild();
    await setPin('child', childId, '4071');
  });

  const setPin = async (owner: 'adult' | 'child', profileId: string, pin: string) => {
    const hash = await verifier.hash(profileId, pin);
    await service.em().transactional((em) => replacePin(em as never, owner, profileId, hash));
  };
  const guess = (pin: string, profileId = childId, owner: 'adult' | 'child' = 'child') =>
    service.ask(guessPin, null, { owner, profileId, pin });
  const wrong = (pin = '0000') => refusal(service, guessPin, null, { owner: 'child', profileId: childId, pin });
  const locksTold = async () => (await service.published(pinLocked)).filter((told) => told.childId === childId);

  async function lockOnce(): Promise<void> {
    for (let attempt = 0; attempt < 3; attempt += 1) await wrong();
  }

  test('counts down, locks at the third and says so in the words of the spec', async () => {
    expect(await wrong()).toEqual({ code: 'child_pin_wrong', details: { attemptsLeft: 2 } });
    expect(await wrong()).toEqual({ code: 'child_pin_wrong', details: { attemptsLeft: 1 } });
    expect(await wrong()).toEqual({ code: 'child_pin_locked', details: { minutes: 5, justLocked: true } });
    expect(await locksTold()).toEqual([
      { childId, familyId: family.familyId, lockedUntil: expect.any(String), needsAdult: false },
    ]);
  });

  test('the right PIN is refused while locked, without reaching the verifier', async () => {
    await lockOnce();
    service.clock.shift(2 * minute);
    expect(await wrong('4071')).toEqual({ code: 'child_pin_locked', details: { minutes: 3, justLocked: false } });
    expect(verifier.reached).toBe(3);
    service.clock.shift(3 * minute);
    await expect(guess('4071')).resolves.toEqual({});
  });

  test('a right PIN forgets the wrong ones before it', async () => {
    await wrong();
    await wrong();
    await guess('4071');
    expect(await wrong()).toEqual({ code: 'child_pin_wrong', details: { attemptsLeft: 2 } });
  });

  test('of a hundred guesses at once at most three reach the verifier', async () => {
    const guesses = Array.from({ length: 100 }, (_, n) => wrong(String(5000 + n)));
    const codes = (await Promise.all(guesses)).map(({ code }) => code);
    expect(verifier.reached).toBe(3);
    expect(codes.filter((code) => code === 'child_pin_wrong')).toHaveLength(2);
    expect(codes.filter((code) => code === 'child_pin_locked')).toHaveLength(98);
    expect(await locksTold()).toHaveLength(1);
  });

  test('the same key asked again does not count again', async () => {
    const input = { owner: 'child' as const, profileId: childId, pin: '0000' };
    for (let time = 0; time < 5; time += 1) {
      expect(await refusal(service, guessPin, null, input, { key: `again-${childId}` })).toMatchObject({
        code: 'child_pin_wrong',
      });
    }
    expect(await wrong()).toMatchObject({ details: { attemptsLeft: 1 } });
  });

  test('the fourth lock in a row waits for an adult, who unlocks; twelve guesses were all', async () => {
    for (let lock = 1; lock <= 3; lock += 1) {
      await lockOnce();
      service.clock.shift(5 * minute);
    }
    await wrong();
    await wrong();
    expect(await wrong()).toEqual({ code: 'child_pin_locked_until_adult', details: {} });
    service.clock.shift(24 * 60 * minute);
    expect(await wrong('4071')).toMatchObject({ code: 'child_pin_locked_until_adult' });
    expect(verifier.reached).toBe(12);
    expect((await locksTold()).map((told) => told.needsAdult)).toEqual([false, false, false, true]);

    const owner = family.ownerOf(childId);
    expect(await service.ask(readChild, owner, { childId })).toMatchObject({ needsAdult: true, pinLockedUntil: null });
    await service.ask(unlockChildPin, owner, { childId });
    await expect(guess('4071')).resolves.toEqual({});
  });

  test('a right PIN between two locks starts the row anew', async () => {
    for (let lock = 1; lock <= 3; lock += 1) {
      await lockOnce();
      service.clock.shift(5 * minute);
    }
    await guess('4071');
    await lockOnce();
    service.clock.shift(5 * minute);
    await expect(guess('4071')).resolves.toEqual({});
  });

  test('the lock holds after a restart and in another replica', async () => {
    await lockOnce();
    const replica = await bootReplica();
    try {
      const counted = await replica.ask('4071');
      expect(counted).toMatchObject({ ok: false, error: { code: 'child_pin_locked' } });
      expect(replica.verifier.reached).toBe(0);
    } finally {
      await replica.stop();
    }
  });

  test('a child without a PIN, or no child at all, is told apart from a wrong PIN', async () => {
    await service.ask(resetChildPin, family.ownerOf(childId), { childId });
    expect(await wrong()).toMatchObject({ code: 'child_pin_missing' });
    expect(
      await refusal(service, guessPin, null, { owner: 'child', profileId: family.ownerId, pin: '0000' }),
    ).toMatchObject({ code: 'not_found' });
    expect(verifier.reached).toBe(0);
  });

  test('what is not four ASCII digits is no PIN', async () => {
    const bad = ['123', '12345', ' 123', '١٢٣٤', '12a4', '', 1234, null, undefined, ['1', '2', '3', '4'], '1234\n'];
    for (const pin of bad) {
      const input = { owner: 'child' as const, profileId: childId, pin: pin as string };
      expect(await refusal(service, guessPin, null, input)).toMatchObject({ code: 'invalid_input' });
    }
    expect(verifier.reached).toBe(0);
  });

  test('an adult has five attempts, then a quarter of an hour with the password only', async () => {
    await setPin('adult', family.ownerId, '2580');
    const asAdult = (pin: string) =>
      refusal(service, guessPin, null, { owner: 'adult', profileId: family.ownerId, pin });
    for (let left = 4; left >= 1; left -= 1) {
      expect(await asAdult('0000')).toEqual({ code: 'adult_pin_wrong', details: { attemptsLeft: left } });
    }
    expect(await asAdult('0000')).toEqual({ code: 'adult_pin_locked', details: { minutes: 15, justLocked: true } });
    expect(await asAdult('2580')).toMatchObject({ code: 'adult_pin_locked', details: { justLocked: false } });
    service.clock.shift(15 * minute);
    await expect(guess('2580', family.ownerId, 'adult')).resolves.toEqual({});
  });

  test('reset and unlock need full rights over approvals, and a foreign child does not exist', async () => {
    for (const contract of [resetChildPin, unlockChildPin]) {
      expect(await refusal(service, contract, aViewer({ children: [childId] }), { childId })).toMatchObject({
        code: 'not_permitted',
      });
      const foreign = await refusal(service, contract, (await aFamily(service)).ownerOf(), { childId });
      const absent = await refusal(service, contract, family.ownerOf(childId), { childId: randomUUID() });
      expect(foreign).toEqual({ code: 'not_found', details: {} });
      expect(absent).toEqual(foreign);
    }
    await expect(guess('4071')).resolves.toEqual({});
  });

  test('screens are told when an adult resets or unlocks', async () => {
    const owner = family.ownerOf(childId);
    await service.ask(unlockChildPin, owner, { childId });
    await service.ask(resetChildPin, owner, { childId });
    const told = (await service.published(entryChanged)).filter((one) => one.childId === childId);
    expect(told).toHaveLength(2);
    expect(await service.ask(readChild, owner, { childId })).toMatchObject({ hasPin: false });
  });

  test('neither the PIN nor its digest is kept in the clear', async () => {
    const rows = await service.em().execute(`select row_to_json(p)::text as row from identity.profiles p`);
    const [step] = await service
      .em()
      .execute<{ all: string }[]>(`select coalesce(string_agg(s::text, ' '), '') as all from identity.intent_steps s`);
    expect(JSON.stringify(rows)).not.toContain('4071"');
    expect(step?.all).not.toContain('argon2');
  });

  /** Another process on the same rows. */
  async function bootReplica() {
    const bus = new InProcessBus();
    const counting = new CountingVerifier();
    const running = await startService(identityWithGuesses(counting), {
      bus,
      database: service.database,
      env: { ...identityEnv, INTENT_SECRET: 'a secret of the tests, long enough to be one' },
      mailSender: { send: async () => undefined },
    });
    return {
      verifier: counting,
      stop: () => running.stop(),
      ask: (pin: string) =>
        bus.request(guessPin.subject, {
          input: { owner: 'child', profileId: childId, pin },
          caller: null,
          origin: { address: '127.0.0.1', userAgent: 'test' },
          correlationId: randomUUID(),
          deadlineAt: Date.now() + 20_000,
          idempotencyKey: randomUUID(),
        }),
    };
  }
});
