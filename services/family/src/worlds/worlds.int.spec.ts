import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { v7 } from 'uuid';

import { readChildDashboard, readFamilyDashboard, readWorld, saveTheme, themeSaved } from '@alcancia/contracts/family';
import { childChanged } from '@alcancia/contracts/identity';
import { cardDesigns, themeColours } from '@alcancia/contracts/looks';
import { palettes } from '@alcancia/contracts/values';
import { anAdult, aViewer, bootService, type TestService } from '@alcancia/server-kit/testing';

import { aHousehold, type Household } from '../../test/builders.js';
import { offers } from '../../test/offers.js';
import { family } from '../family.service.js';

let service: TestService;
beforeAll(async () => {
  service = await bootService(family);
});
afterAll(() => service.close());

const known = ({ childId, familyId }: Household) =>
  service.tell(childChanged, {
    childId,
    familyId,
    displayName: 'Luz',
    avatar: 'owl',
    palette: 'forest-green',
    isNew: true,
  });
const worldOf = ({ child, childId }: Household) => service.ask(readWorld, child, { childId });
const chosen = (childId: string) => ({ childId, cardDesign: 'ocean', colorTheme: 'royal-purple' }) as const;

describe('a world', () => {
  test('of a child of whom nothing is known yet has the defaults', async () => {
    expect(await worldOf(aHousehold())).toMatchObject({
      theme: {
        cardDesign: 'cosmic',
        colorTheme: 'pink-dreams',
        primaryColor: '#ec4899',
        accentColor: '#f97316',
        bgColor: '#fdf2f8',
      },
      pet: { kitId: 'cat', stage: 1, mood: 'sleep' },
      level: 1,
    });
  });

  test('has the same defaults in the table', async () => {
    const [row] = await service.em().execute<Record<string, string>[]>(
      `insert into family.child_themes (child_id, family_id, created_at, updated_at) values (?, ?, now(), now())
       returning card_design, color_theme, primary_color, accent_color, bg_color`,
      [v7(), v7()],
    );
    expect(Object.values(row!)).toEqual(['cosmic', 'pink-dreams', '#ec4899', '#f97316', '#fdf2f8']);
  });

  test('begins with the colour of the profile, and its own landscape', async () => {
    const home = aHousehold();
    await known(home);
    expect(await worldOf(home)).toMatchObject({
      theme: { cardDesign: 'forest', colorTheme: 'forest-green', ...themeColours['forest-green'] },
      pet: { kitId: 'owl' },
    });
  });

  test('is what the child chose, on every screen that shows it, and everyone linked hears of it', async () => {
    const home = aHousehold();
    const { child, owner, childId, familyId } = home;
    await known(home);
    await service.ask(saveTheme, child, chosen(childId));
    expect(await worldOf(home)).toMatchObject({
      theme: { cardDesign: 'ocean', colorTheme: 'royal-purple', ...themeColours['royal-purple'] },
    });
    const look = { palette: 'royal-purple', cardDesign: 'ocean', avatar: 'owl' };
    expect(await service.ask(readChildDashboard, child, { childId })).toMatchObject(look);
    expect((await service.ask(readFamilyDashboard, owner, {})).children).toMatchObject([look]);
    expect(await service.published(themeSaved)).toContainEqual({
      familyId,
      childId,
      cardDesign: 'ocean',
      palette: 'royal-purple',
    });
  });

  test('stays as it was chosen, whatever is told of the profile later', async () => {
    const home = aHousehold();
    await service.ask(saveTheme, home.child, chosen(home.childId));
    await known(home);
    expect(await worldOf(home)).toMatchObject({ theme: { cardDesign: 'ocean', colorTheme: 'royal-purple' } });
  });

  test('may be any of the 144', async () => {
    const { child, childId } = aHousehold();
    for (const cardDesign of cardDesigns)
      for (const colorTheme of palettes) {
        const { theme } = await service.ask(saveTheme, child, { childId, cardDesign, colorTheme });
        expect(theme).toEqual({ cardDesign, colorTheme, ...themeColours[colorTheme] });
      }
  });

  test('of two who save at once is one of both, whole', async () => {
    const home = aHousehold();
    const { child, owner, childId } = home;
    await Promise.all([
      service.ask(saveTheme, child, chosen(childId)),
      service.ask(saveTheme, owner, { childId, cardDesign: 'volcano', colorTheme: 'warm-orange' }),
    ]);
    const { theme } = await worldOf(home);
    expect([
      { cardDesign: 'ocean', colorTheme: 'royal-purple', ...themeColours['royal-purple'] },
      { cardDesign: 'volcano', colorTheme: 'warm-orange', ...themeColours['warm-orange'] },
    ]).toContainEqual(theme);
  });

  test('grows with the points of a lifetime and feels as today goes', async () => {
    const home = aHousehold();
    const world = offers(service, home);
    await world.earn(150, 100);
    expect(await worldOf(home)).toMatchObject({ pet: { stage: 2, mood: 'cheer' }, level: 2 });
    await world.offer({ title: 'Barrer' });
    expect(await worldOf(home)).toMatchObject({ pet: { stage: 2, mood: 'happy' } });
  });
});

describe('who may', () => {
  test('an adult with the activities changes it for the child, one who only looks does not', async () => {
    const { owner, childId } = aHousehold();
    await service.ask(saveTheme, owner, chosen(childId));
    const viewer = aViewer({ children: [childId] });
    expect(await service.ask(readWorld, viewer, { childId })).toMatchObject({ theme: { cardDesign: 'ocean' } });
    await expect(service.ask(saveTheme, viewer, chosen(childId))).rejects.toMatchObject({ code: 'not_permitted' });
  });

  test('of another family nothing is there', async () => {
    const { childId } = aHousehold();
    for (const caller of [anAdult(), aHousehold().child])
      await expect(service.ask(saveTheme, caller, chosen(childId))).rejects.toMatchObject({ code: 'not_found' });
  });

  test('a theme that is none is refused', async () => {
    const { child, childId } = aHousehold();
    const forged = [{ colorTheme: 'pink-dreams' }, { colorTheme: '#000000' }, { cardDesign: 'void' }];
    for (const field of forged)
      await expect(service.ask(saveTheme, child, { ...chosen(childId), ...(field as object) })).rejects.toMatchObject({
        code: 'invalid_input',
      });
  });
});
