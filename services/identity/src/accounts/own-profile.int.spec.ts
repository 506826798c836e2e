import { afterAll, beforeAll, expect, test } from '@jest/globals';

import { type AskOf } from '@alcancia/contracts/define';
import {
  accessChanged,
  adultChanged,
  familyChanged,
  requestPasswordReset,
  saveOwnProfile,
  whoAmI,
} from '@alcancia/contracts/identity';
import { withNobodyChosen } from '@alcancia/server-kit/testing';

import { anIdentityFixture, type IdentityFixture, ownFields, refusal } from '../../test/people.js';

let fixture: IdentityFixture;
beforeAll(async () => {
  fixture = await anIdentityFixture();
});
afterAll(() => fixture.close());

async function newcomer() {
  const email = await fixture.confirmed();
  const { tokens } = await fixture.enter(email);
  const caller = () => fixture.callerOf(tokens.accessToken);
  const me = async () => fixture.service.ask(whoAmI, await caller(), {});
  const save = async (more: Partial<AskOf<typeof saveOwnProfile>> = {}) =>
    fixture.service.ask(saveOwnProfile, await caller(), {
      ...ownFields,
      version: (await me()).adult?.version ?? 0,
      ...more,
    });
  return { email, caller, me, save };
}

test('after the sign-up the profile is not complete and there is no household yet', async () => {
  const { email, caller, me } = await newcomer();
  expect(await me()).toMatchObject({
    role: 'adult',
    profile: 'adult',
    active: { type: 'adult', displayName: 'Ana' },
    adult: {
      email,
      fullName: 'Ana Ruiz Soto',
      hasPin: false,
      isProfileComplete: false,
      lastLoginAt: expect.any(String),
    },
    household: null,
    limits: { planName: 'Gratis' },
  });
  expect((await caller()).familyId).toBeNull();
});

test('once all six are filled there is a household in the time zone of the country, and others are told', async () => {
  const { caller, me, save } = await newcomer();
  await save({ country: 'ES', timeZone: 'Atlantic/Canary', displayName: 'Mamá Ana' });
  const { familyId, adultId } = await caller();
  expect(await me()).toMatchObject({
    adult: { isProfileComplete: true, age: 38 },
    household: { familyId, timeZone: 'Atlantic/Canary', moneyName: 'Monedas' },
  });
  expect((await fixture.service.published(familyChanged)).at(-1)).toMatchObject({ familyId, ownerId: adultId });
  expect((await fixture.service.published(adultChanged)).at(-1)).toEqual({ adultId, displayName: 'Mamá Ana' });
  expect(await fixture.service.published(accessChanged)).toContainEqual({ aboutId: adultId, about: 'user' });
});

test('later changes keep the household, and a stale form is refused', async () => {
  const { caller, me, save } = await newcomer();
  const { version } = await save();
  const { familyId } = await caller();
  await save({ country: 'US', version });
  expect((await me()).household).toMatchObject({ familyId, timeZone: 'America/Mexico_City' });
  const stale = { ...ownFields, version };
  expect((await refusal(fixture.service, saveOwnProfile, await caller(), stale)).code).toBe('changed_before');
});

test('an adult is spoken to with tú until vos is chosen; other screens hear of it, and a form that does not say keeps it', async () => {
  const { caller, me, save } = await newcomer();
  await save();
  const { adultId } = await caller();
  const told = async () =>
    (await fixture.service.published(adultChanged)).filter((one) => one.adultId === adultId).length;
  expect((await me()).adult?.languageVariant).toBe('tu');
  const before = await told();
  await save({ languageVariant: 'tu' });
  expect(await told()).toBe(before);
  await save({ languageVariant: 'vos' });
  expect(await told()).toBe(before + 1);
  await save({ country: 'AR' });
  expect((await me()).adult).toMatchObject({ languageVariant: 'vos', country: 'AR' });
  expect(await told()).toBe(before + 1);
});

test('e-mails to an address speak as its adult chose', async () => {
  const { email, save } = await newcomer();
  const asked = async () => {
    await fixture.service.ask(requestPasswordReset, null, { email });
    return (await fixture.mailsTo(email)).at(-1)!.subject;
  };
  await save();
  expect(await asked()).toBe('Elige una contraseña nueva para Alcancía');
  await save({ languageVariant: 'vos' });
  expect(await asked()).toBe('Elegí una contraseña nueva para Alcancía');
});

test.each([
  [{ languageVariant: 'usted' }],
  [{ age: 17 }],
  [{ age: 121 }],
  [{ gender: 'robot' }],
  [{ country: 'mexico' }],
  [{ relationshipType: 'javascript:alert(1)' }],
  [{ displayName: '   ' }],
  [{ displayName: 'Ana\u202E' }],
  [{ fullName: 'x'.repeat(101) }],
])('refuses %j', async (more) => {
  const { caller } = await newcomer();
  const input = { ...ownFields, version: 1, ...more } as AskOf<typeof saveOwnProfile>;
  expect((await refusal(fixture.service, saveOwnProfile, await caller(), input)).code).toBe('invalid_input');
});

test('while nobody is chosen it can be completed, and not be changed any more afterwards', async () => {
  const { email } = await newcomer();
  const { caller } = await fixture.enter(email);
  expect(caller.profile).toBe('none');
  const { version } = await fixture.service.ask(saveOwnProfile, caller, { ...ownFields, version: 1 });
  const more = { ...ownFields, displayName: 'Otra', version };
  expect((await refusal(fixture.service, saveOwnProfile, caller, more)).code).toBe('profile_not_chosen');
});

test('what does not belong to the form is ignored', async () => {
  const { caller, me, save } = await newcomer();
  await save({ role: 'super_admin', email: 'other@example.org', pinAttempts: 0 } as never);
  expect((await me()).adult?.email).not.toBe('other@example.org');
  expect((await caller()).role).toBe('adult');
});

test('who is nobody we know has no profile to save or see', async () => {
  const stranger = withNobodyChosen();
  const input = { ...ownFields, version: 1 };
  expect((await refusal(fixture.service, saveOwnProfile, stranger, input)).code).toBe('not_found');
  expect((await refusal(fixture.service, whoAmI, stranger, {})).code).toBe('session_ended');
});
