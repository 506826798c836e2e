import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';

import { accessChanged, familyChanged, readHousehold, updateHousehold } from '@alcancia/contracts/identity';
import { aChild, anAdult, bootService, type TestService } from '@alcancia/server-kit/testing';

import { aFamily, identityEnv, refusal } from '../../test/a-family.js';
import { identityWithGuesses } from '../../test/guess-pin.js';

describe('the household', () => {
  let service: TestService;
  let family: Awaited<ReturnType<typeof aFamily>>;

  beforeAll(async () => {
    service = await bootService(identityWithGuesses(), { env: identityEnv });
  });
  afterAll(() => service.close());
  beforeEach(async () => {
    family = await aFamily(service);
  });

  test('its owner reads it, and so does a child that lives in it', async () => {
    const childId = await family.addChild();
    const home = { familyId: family.familyId, timeZone: 'America/Mexico_City', moneyName: 'Monedas', version: 1 };
    expect(await service.ask(readHousehold, family.ownerOf(), {})).toMatchObject({ ...home, isOwner: true });
    const child = aChild(childId, { familyId: family.familyId });
    expect(await service.ask(readHousehold, child, {})).toMatchObject({ ...home, isOwner: false });
  });

  test('its owner moves it and renames its money; whoever reaches its children is named anew', async () => {
    const childId = await family.addChild();
    const settings = { timeZone: 'America/Tijuana', moneyName: 'Estrellas', version: 1 };
    expect(await service.ask(updateHousehold, family.ownerOf(childId), settings)).toEqual({ version: 2 });
    const { familyId, ownerId } = family;
    expect(await service.published(familyChanged)).toContainEqual({
      familyId,
      ownerId,
      timeZone: 'America/Tijuana',
      moneyName: 'Estrellas',
    });
    expect(await service.published(accessChanged)).toContainEqual({ aboutId: childId, about: 'child' });
  });

  test('a zone that no calendar knows is refused, and so is an older version', async () => {
    const settings = { timeZone: 'America/Atlantis', moneyName: 'Monedas', version: 1 };
    expect(await refusal(service, updateHousehold, family.ownerOf(), settings)).toMatchObject({
      code: 'time_zone_unknown',
    });
    const stale = { ...settings, timeZone: 'UTC', version: 9 };
    expect(await refusal(service, updateHousehold, family.ownerOf(), stale)).toMatchObject({ code: 'changed_before' });
  });

  test('nobody changes the household of another, nor a child its own', async () => {
    const childId = await family.addChild();
    const settings = { timeZone: 'UTC', moneyName: 'Oro', version: 1 };
    const guardian = anAdult({ familyId: family.familyId, children: [childId] });
    expect(await refusal(service, updateHousehold, guardian, settings)).toMatchObject({ code: 'not_found' });
    expect(await refusal(service, updateHousehold, aChild(childId), settings)).toMatchObject({
      code: 'not_for_this_profile',
    });
    expect(await service.ask(readHousehold, family.ownerOf(), {})).toMatchObject({ moneyName: 'Monedas' });
  });
});
