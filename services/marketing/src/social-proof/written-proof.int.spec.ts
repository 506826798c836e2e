import { randomUUID } from 'node:crypto';

import { afterAll, beforeAll, expect, test } from '@jest/globals';

import {
  createSocialProof,
  listAllSocialProof,
  listSocialProof,
  socialProofEdited,
  switchOnlyReal,
  updateSocialProof,
} from '@alcancia/contracts/marketing';
import { anAdministrator, anAdult, type TestService } from '@alcancia/server-kit/testing';

import { aMarketing } from '../../test/a-marketing.js';

let service: TestService;
beforeAll(async () => {
  service = await aMarketing();
});
afterAll(() => service.close());

const administrator = anAdministrator();
const all = () => service.ask(listAllSocialProof, administrator, {});
const shown = async () => (await service.ask(listSocialProof, null, {})).activities;
const notice = {
  name: 'Una tía',
  action: 'abrió una alcancía',
  icon: 'Heart' as const,
  city: 'Galicia',
  isActive: true,
  sortOrder: 90,
};

test('an empty database has examples, which nobody wrote', async () => {
  const { activities, onlyReal } = await all();
  expect(activities.length).toBeGreaterThanOrEqual(4);
  expect(activities.every(({ writtenBy }) => writtenBy === null)).toBe(true);
  expect(onlyReal).toBe(false);
  expect(JSON.stringify(await shown())).not.toContain('writtenBy');
});

test('who wrote a notice stands with it, and who changes it takes it over', async () => {
  const { id } = await service.ask(createSocialProof, administrator, notice);
  const other = anAdministrator();
  expect((await all()).activities.find((one) => one.id === id)).toMatchObject({ writtenBy: administrator.adultId });
  await service.ask(updateSocialProof, other, { ...notice, id, version: 1, city: 'Asturias' });
  expect((await all()).activities.find((one) => one.id === id)).toMatchObject({ writtenBy: other.adultId, version: 2 });
  await expect(service.ask(updateSocialProof, other, { ...notice, id, version: 1 })).rejects.toMatchObject({
    code: 'changed_before',
  });
  expect(await service.published(socialProofEdited)).toMatchObject([
    { proofId: id, byId: administrator.adultId, before: { name: null }, after: { name: 'Una tía' } },
    { proofId: id, byId: other.adultId, before: { city: 'Galicia' }, after: { notice: 'Una tía', city: 'Asturias' } },
  ]);
});

test('what is off is not shown, what is first comes first', async () => {
  const { id } = await service.ask(createSocialProof, administrator, { ...notice, name: 'Un tío', sortOrder: 1 });
  expect((await shown()).slice(0, 2).map(({ name }) => name)).toContain('Un tío');
  await service.ask(updateSocialProof, administrator, { ...notice, id, version: 1, isActive: false });
  expect((await shown()).map(({ name }) => name)).not.toContain('Un tío');
});

test('with only real events nothing that was written is shown, and it can be undone', async () => {
  await service.ask(switchOnlyReal, administrator, { onlyReal: true });
  expect(await shown()).toEqual([]);
  expect((await all()).onlyReal).toBe(true);
  expect((await service.published(socialProofEdited)).at(-1)).toMatchObject({
    before: { onlyReal: 'off' },
    after: { onlyReal: 'on' },
  });
  await service.ask(switchOnlyReal, administrator, { onlyReal: false });
  expect(await shown()).not.toEqual([]);
});

test.each([
  ['a picture that is none', { icon: 'Skull' as never }],
  ['a name with a direction turned around', { name: 'a\u202Eb' }],
  ['a text that is too long', { action: 'x'.repeat(81) }],
])('%s is refused', async (_, wrong) => {
  await expect(service.ask(createSocialProof, administrator, { ...notice, ...wrong })).rejects.toMatchObject({
    code: 'invalid_input',
  });
});

test('one that is not there is not found, and a hundred are enough', async () => {
  await expect(
    service.ask(updateSocialProof, administrator, { ...notice, id: randomUUID(), version: 1 }),
  ).rejects.toMatchObject({ code: 'not_found' });
  for (let nth = (await all()).activities.length; nth < 100; nth += 1)
    await service.ask(createSocialProof, administrator, notice);
  await expect(service.ask(createSocialProof, administrator, notice)).rejects.toMatchObject({
    code: 'social_proof_full',
  });
});

test('only those who run the product write', async () => {
  await expect(service.ask(createSocialProof, anAdult(), notice)).rejects.toMatchObject({
    code: 'not_for_this_profile',
  });
  await expect(service.ask(switchOnlyReal, null, { onlyReal: true })).rejects.toMatchObject({ code: 'not_signed_in' });
});
