import { afterAll, beforeAll, beforeEach, expect, test } from '@jest/globals';

import { petChosen, themeSaved } from '@alcancia/contracts/family';
import { childChanged, listChildren, listProfiles, updateChild } from '@alcancia/contracts/identity';
import { bootService, type TestService } from '@alcancia/server-kit/testing';

import { aChildsFields, aFamily, identityEnv } from '../../test/a-family.js';
import { identityWithGuesses } from '../../test/guess-pin.js';

let service: TestService;
let family: Awaited<ReturnType<typeof aFamily>>;
let childId: string;
beforeAll(async () => {
  service = await bootService(identityWithGuesses(), { env: identityEnv });
});
afterAll(() => service.close());
beforeEach(async () => {
  family = await aFamily(service);
  childId = await family.addChild();
});

const told = (more = {}) => ({
  familyId: family.familyId,
  childId,
  cardDesign: 'ocean' as const,
  palette: 'royal-purple' as const,
  ...more,
});
const shown = async () => (await service.ask(listChildren, family.ownerOf(childId), {})).children[0]!;

test('a child shows with the landscape of its colour until it has chosen one', async () => {
  expect(await shown()).toMatchObject({ avatar: 'fox', palette: 'ocean-teal', cardDesign: 'ocean' });
});

test('what a child chose for its world is on the selector and in the lists, and their screens hear of it', async () => {
  await service.tell(themeSaved, told({ cardDesign: 'volcano' }), { sequence: 1 });
  await service.tell(petChosen, { familyId: family.familyId, childId, avatar: 'owl' }, { sequence: 2 });
  const look = { avatar: 'owl', palette: 'royal-purple', cardDesign: 'volcano' };
  expect(await shown()).toMatchObject(look);
  expect((await service.ask(listProfiles, family.ownerOf(childId), {})).children).toMatchObject([look]);
  const { cardDesign: _, ...face } = look;
  expect(await service.published(childChanged)).toContainEqual(
    expect.objectContaining({ childId, ...face, displayName: 'Luna', isNew: false }),
  );
});

test('older news change nothing, and nobody’s open form is refused for any', async () => {
  await service.tell(themeSaved, told(), { sequence: 5 });
  await service.tell(themeSaved, told({ palette: 'warm-brown' }), { sequence: 4 });
  expect(await shown()).toMatchObject({ palette: 'royal-purple', version: 1 });
  await service.ask(updateChild, family.ownerOf(childId), { ...aChildsFields, childId, version: 1 });
  expect(await shown()).toMatchObject({ palette: 'royal-purple', version: 2 });
});
