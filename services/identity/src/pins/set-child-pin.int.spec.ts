import { randomUUID } from 'node:crypto';

import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';

import { entryChanged, setChildPin } from '@alcancia/contracts/identity';
import { aChild, aViewer, bootService, type TestService, withNobodyChosen } from '@alcancia/server-kit/testing';

import { aFamily, identityEnv, refusal } from '../../test/a-family.js';
import { CountingVerifier, guessPin, identityWithGuesses, password } from '../../test/guess-pin.js';
import { replacePin } from './pin-attempts.store.js';

const proof = { password };

describe('an adult sets the PIN of a child', () => {
  let service: TestService;
  const verifier = new CountingVerifier();
  let family: Awaited<ReturnType<typeof aFamily>>;
  let childId: string;

  beforeAll(async () => {
    service = await bootService(identityWithGuesses(verifier), { env: identityEnv });
  });
  afterAll(() => service.close());
  beforeEach(async () => {
    family = await aFamily(service);
    childId = await family.addChild();
  });

  const enters = (pin: string) => service.ask(guessPin, null, { owner: 'child', profileId: childId, pin });
  const cannotEnter = (pin: string) => refusal(service, guessPin, null, { owner: 'child', profileId: childId, pin });

  test('with the password, and the child enters with it', async () => {
    await service.ask(setChildPin, family.ownerOf(childId), { childId, pin: '4071', proof });
    await expect(enters('4071')).resolves.toEqual({});
    expect((await service.published(entryChanged)).some((told) => told.childId === childId)).toBe(true);
  });

  test('with the own PIN', async () => {
    const hash = await verifier.hash(family.ownerId, '2580');
    await service.em().transactional((em) => replacePin(em as never, 'adult', family.ownerId, hash));
    const input = { childId, pin: '4071' };
    const owner = family.ownerOf(childId);
    expect(await refusal(service, setChildPin, owner, { ...input, proof: { pin: '0000' } })).toMatchObject({
      code: 'adult_pin_wrong',
    });
    await service.ask(setChildPin, owner, { ...input, proof: { pin: '2580' } });
    await expect(enters('4071')).resolves.toEqual({});
  });

  test('from the selector, where nobody is chosen yet: the adult of the session decides', async () => {
    const atSelector = withNobodyChosen({ userId: family.ownerId, familyId: family.familyId, children: [childId] });
    await service.ask(setChildPin, atSelector, { childId, pin: '4071', proof });
    await expect(enters('4071')).resolves.toEqual({});
  });

  test('a new PIN replaces the old one and lifts its locks', async () => {
    const owner = family.ownerOf(childId);
    await service.ask(setChildPin, owner, { childId, pin: '4071', proof });
    await service
      .em()
      .execute(
        `update identity.profiles set pin_attempts = 3, pin_lock_count = 4, pin_locked_until = created_at where id = ?`,
        [childId],
      );
    await service.ask(setChildPin, owner, { childId, pin: '9382', proof });
    await expect(enters('9382')).resolves.toEqual({});
    expect(await cannotEnter('4071')).toMatchObject({ code: 'child_pin_wrong', details: { attemptsLeft: 2 } });
  });

  test.each([
    ['a wrong password', { password: 'another password' }, 'adult_password_wrong'],
    ['a PIN that the adult does not have', { pin: '2580' }, 'adult_pin_missing'],
    ['no proof', undefined, 'invalid_input'],
    ['an empty proof', {}, 'invalid_input'],
  ])('with %s nothing is set', async (_what, given, code) => {
    const input = { childId, pin: '4071', proof: given as typeof proof };
    expect(await refusal(service, setChildPin, family.ownerOf(childId), input)).toMatchObject({ code });
    expect(await cannotEnter('4071')).toMatchObject({ code: 'child_pin_missing' });
  });

  test('neither a child, nor a viewer, nor a stranger may, whatever their proof', async () => {
    const input = { childId, pin: '4071', proof };
    const ask = (...[caller]: [Parameters<typeof refusal>[2]]) => refusal(service, setChildPin, caller, input);
    expect(await ask(aChild(childId, { familyId: family.familyId }))).toMatchObject({ code: 'not_for_this_profile' });
    expect(await ask(aViewer({ children: [childId] }))).toMatchObject({ code: 'not_permitted' });
    const stranger = (await aFamily(service)).ownerOf();
    expect(await ask(stranger)).toEqual({ code: 'not_found', details: {} });
    const nobody = { ...input, childId: randomUUID() };
    expect(await refusal(service, setChildPin, stranger, nobody)).toEqual({ code: 'not_found', details: {} });
    expect(await cannotEnter('4071')).toMatchObject({ code: 'child_pin_missing' });
  });

  test('what is not four ASCII digits is no PIN', async () => {
    for (const pin of ['123', '12345', ' 123', '١٢٣٤', '12.4', 1234, null]) {
      const input = { childId, pin: pin as string, proof };
      expect(await refusal(service, setChildPin, family.ownerOf(childId), input)).toMatchObject({
        code: 'invalid_input',
      });
    }
  });
});
