import { afterAll, beforeAll, expect, test } from '@jest/globals';

import { type CallerShape } from '@alcancia/contracts/caller';
import { featureFlags } from '@alcancia/contracts/flags';
import { flagSwitched, listAuditLog, listFlags, switchFlag, whoAmI } from '@alcancia/contracts/identity';

import { anIdentityFixture, type IdentityFixture, refusal } from '../../test/people.js';

const userAgent = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0';
const feature = 'rewards_section_enabled';

let fixture: IdentityFixture;
let administrator: CallerShape;
let email: string;
beforeAll(async () => {
  fixture = await anIdentityFixture();
  email = await fixture.confirmed();
  const { tokens, caller } = await fixture.enter(email);
  const makes = `update identity.profiles set role = 'super_admin' where id = ?`;
  await fixture.service.em().execute(makes, [caller.adultId]);
  administrator = { ...(await fixture.callerOf(tokens.accessToken)), pendingSetup: [] };
});
afterAll(() => fixture.close());

const flags = async () => (await fixture.service.ask(listFlags, administrator, {})).flags;
const turn = (isOn: boolean) => fixture.service.ask(switchFlag, administrator, { feature, isOn }, { userAgent });

test('every flag of the product is on until somebody switches it', async () => {
  expect(await flags()).toEqual(
    featureFlags.map((one) => ({ feature: one, isOn: true, changedAt: null, changedByEmail: null })),
  );
});

test('a switched flag is carried by every caller, told to everyone and kept in the audit log', async () => {
  const { service } = fixture;
  const { tokens } = await fixture.family();
  expect((await fixture.callerOf(tokens.accessToken)).flagsOff).toBeUndefined();

  await turn(false);
  const caller = await fixture.callerOf(tokens.accessToken);
  expect(caller.flagsOff).toEqual([feature]);
  expect((await service.ask(whoAmI, caller, {})).flagsOff).toEqual([feature]);
  expect(await service.published(flagSwitched)).toContainEqual(expect.objectContaining({ feature, isOn: false }));
  expect(await flags()).toContainEqual(expect.objectContaining({ feature, isOn: false, changedByEmail: email }));
  expect(await refusal(service, switchFlag, administrator, { feature, isOn: false })).toMatchObject({
    code: 'changed_before',
  });

  await turn(true);
  expect((await fixture.callerOf(tokens.accessToken)).flagsOff).toBeUndefined();
  const { entries } = await service.ask(listAuditLog, administrator, { act: 'flag_switched' });
  expect(entries).toMatchObject([
    { byEmail: email, before: { [feature]: 'off' }, after: { [feature]: 'on' }, browser: 'Firefox' },
    { byEmail: email, before: { [feature]: 'on' }, after: { [feature]: 'off' } },
  ]);
});
