import { beforeEach, describe, expect, jest, test } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';

import { choosePet, listPetKits, readChildDashboard, readWorld, saveTheme } from '@alcancia/contracts/family';
import { themeColours } from '@alcancia/contracts/looks';
import { ApiError, type Look } from '@alcancia/web-kit';
import type { FakeApi } from '@alcancia/web-kit/testing';

import { ids, linkedChild } from '../../test/examples.js';
import { aServer, openWorld } from '../../test/open-world.js';
import HomePage from './home-page.js';
import { schemeAtRandom, schemes } from '../world/draft.js';

const kit = (kitId: 'fox' | 'owl' | 'dragon', displayName: string, minLevel = 1) => ({
  kitId,
  displayName,
  category: minLevel > 1 ? 'especial' : 'general',
  minLevel,
});

const theme = { cardDesign: 'cosmic', colorTheme: 'soft-blue', ...themeColours['soft-blue'] } as const;

const aDresser = (): FakeApi =>
  aServer()
    .answer(readWorld, () => ({
      childId: ids.child,
      theme,
      pet: { kitId: 'fox' as const, stage: 4, mood: 'happy' as const },
      level: 5,
    }))
    .answer(listPetKits, () => ({ kits: [kit('fox', 'Zorro'), kit('owl', 'Búho'), kit('dragon', 'Dragón', 6)] }))
    .answer(saveTheme, () => ({ theme }))
    .answer(choosePet, ({ kitId }) => ({ kitId }));

const at = `/child-dashboard/${ids.child}?personalize=1`;
async function openDialog(api = aDresser(), as: 'child' | 'adult' = 'child', link?: Parameters<typeof linkedChild>[0]) {
  const view = await openWorld(<HomePage />, { api, as, at, ...(link ? { link } : {}) });
  const dialog = await screen.findByRole('dialog', { name: '¡Personaliza tu Mundo!' });
  return { ...view, dialog: within(dialog), element: dialog };
}
const sent = (api: FakeApi, { subject }: { readonly subject: string }) =>
  api.asked.filter((asked) => asked.subject === subject).map(({ input }) => input);
const page = () => document.querySelector<HTMLElement>('.world-page')!;
const worn = (): Partial<Look> =>
  (JSON.parse(localStorage.getItem('alcancia.look') ?? '{}') as { of?: Record<string, Look> }).of?.[ids.child] ?? {};

beforeEach(() => {
  localStorage.clear();
  document.head.innerHTML = '<style>[data-palette] { --p: #47766a; --bg: #e6f4ee }</style>';
});

describe('the child', () => {
  test('opens it from its world', async () => {
    const { user, where } = await openWorld(<HomePage />, { api: aDresser() });
    await user.click(screen.getByRole('link', { name: 'Personalizar' }));
    await screen.findByRole('dialog', { name: '¡Personaliza tu Mundo!' });
    expect(screen.getAllByRole('tab').map(({ textContent }) => textContent)).toEqual([
      'Temas',
      'Tarjeta',
      'Colores',
      'Mascota',
    ]);
    await user.click(screen.getByRole('button', { name: 'Cancelar' }));
    expect(screen.queryByRole('dialog')).toBeNull();
    await waitFor(() => expect(where()).toBe(`/child-dashboard/${ids.child}`));
  });

  test('sees its own screen change before anything is saved, and as it was after Cancelar', async () => {
    const { user, api, dialog } = await openDialog();
    expect(dialog.getByRole('button', { name: 'Tema Azul suave, elegido' }).getAttribute('aria-pressed')).toBe('true');
    await user.click(dialog.getByRole('button', { name: 'Tema Rosa gentil' }));
    await user.click(dialog.getByRole('tab', { name: 'Tarjeta' }));
    await user.click(dialog.getByRole('button', { name: 'Tarjeta Océano' }));
    expect(page().dataset).toMatchObject({ palette: 'gentle-pink', card: 'ocean' });
    expect(dialog.getByRole('img', { name: 'Así se verá: Océano, Rosa gentil, Zorro' })).toBeTruthy();
    await user.click(dialog.getByRole('button', { name: 'Cancelar' }));
    expect(page().dataset).toMatchObject({ palette: 'soft-blue', card: 'cosmic' });
    expect([sent(api, saveTheme), sent(api, choosePet)]).toEqual([[], []]);
    expect(worn()).toMatchObject({ palette: 'soft-blue', cardDesign: 'cosmic' });
  });

  test('saves colours, landscape and companion with one button, and the device knows them', async () => {
    const { user, api, dialog } = await openDialog();
    await user.click(dialog.getByRole('tab', { name: 'Colores' }));
    expect(dialog.getAllByRole('button', { name: /^Colores / })).toHaveLength(12);
    await user.click(dialog.getByRole('button', { name: 'Colores Púrpura real' }));
    await user.click(dialog.getByRole('tab', { name: 'Tarjeta' }));
    expect(dialog.getAllByRole('button', { name: /^Tarjeta / })).toHaveLength(12);
    await user.click(dialog.getByRole('button', { name: 'Tarjeta Volcán' }));
    await user.click(dialog.getByRole('tab', { name: 'Mascota' }));
    await user.click(await dialog.findByRole('button', { name: 'Mascota Búho, Para todos' }));
    await user.click(dialog.getByRole('button', { name: 'Guardar Cambios' }));
    await screen.findByText('¡Tu mundo está listo!');
    expect(sent(api, saveTheme)).toEqual([{ childId: ids.child, cardDesign: 'volcano', colorTheme: 'royal-purple' }]);
    expect(sent(api, choosePet)).toEqual([{ childId: ids.child, kitId: 'owl' }]);
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  test('keeps what it saved until the server is read again, and wears it', async () => {
    const never = new Promise<never>(() => undefined);
    const { user, api, dialog } = await openDialog();
    await user.click(dialog.getByRole('button', { name: 'Tema Menta salvia' }));
    api.answer(readChildDashboard, () => never);
    await user.click(dialog.getByRole('button', { name: 'Guardar Cambios' }));
    await screen.findByText('¡Tu mundo está listo!');
    expect(page().dataset['palette']).toBe('sage-mint');
    expect(worn()).toMatchObject({ palette: 'sage-mint', cardDesign: 'cosmic' });
    expect(document.documentElement.dataset['palette']).toBe('sage-mint');
  });

  test('is told while it is saved', async () => {
    let answer: () => void = () => undefined;
    const api = aDresser().answer(saveTheme, async () => {
      await new Promise<void>((done) => (answer = done));
      return { theme };
    });
    const { user, dialog } = await openDialog(api);
    await user.click(dialog.getByRole('button', { name: 'Al azar' }));
    await user.click(dialog.getByRole('button', { name: 'Guardar Cambios' }));
    expect(await dialog.findByRole('button', { name: 'Guardando...' })).toBeTruthy();
    answer();
    await screen.findByText('¡Tu mundo está listo!');
  });

  test('sees a companion above its level behind a lock, and when it opens', async () => {
    const { user, api, dialog } = await openDialog();
    await user.click(dialog.getByRole('tab', { name: 'Mascota' }));
    const dragon = await dialog.findByRole('button', { name: 'Mascota Dragón, Nivel 6+' });
    expect(dragon.getAttribute('aria-disabled')).toBe('true');
    await user.click(dragon);
    expect(dialog.getByText('Dragón te espera en el nivel 6.').role).toBe('status');
    await user.click(dialog.getByRole('button', { name: 'Guardar Cambios' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(sent(api, choosePet)).toEqual([]);
  });
});

describe('what fails', () => {
  const boom = () => {
    throw new ApiError({ code: 'internal' });
  };

  test('the theme is said in the product’s words, and what was chosen stays', async () => {
    const { user, api, dialog } = await openDialog(aDresser().answer(saveTheme, boom));
    await user.click(dialog.getByRole('button', { name: 'Tema Menta salvia' }));
    await user.click(dialog.getByRole('button', { name: 'Guardar Cambios' }));
    await screen.findByText('Error al guardar');
    expect(screen.getByText('No se pudo guardar la personalización')).toBeTruthy();
    expect(dialog.getByRole('button', { name: 'Tema Menta salvia, elegido' })).toBeTruthy();
    expect(sent(api, choosePet)).toEqual([]);
  });

  test('the companion is said in the product’s words', async () => {
    const { user, dialog } = await openDialog(aDresser().answer(choosePet, boom));
    await user.click(dialog.getByRole('tab', { name: 'Mascota' }));
    await user.click(await dialog.findByRole('button', { name: 'Mascota Búho, Para todos' }));
    await user.click(dialog.getByRole('button', { name: 'Guardar Cambios' }));
    expect(await screen.findByText('No se pudo seleccionar el kit')).toBeTruthy();
    expect(screen.getByText('Error')).toBeTruthy();
  });

  test('a level that is missing is said by the server', async () => {
    const api = aDresser().answer(choosePet, () => {
      throw new ApiError({ code: 'pet_kit_locked', details: { minLevel: 9 } });
    });
    const { user, dialog } = await openDialog(api);
    await user.click(dialog.getByRole('tab', { name: 'Mascota' }));
    await user.click(await dialog.findByRole('button', { name: 'Mascota Búho, Para todos' }));
    await user.click(dialog.getByRole('button', { name: 'Guardar Cambios' }));
    expect(await screen.findByText('Nivel 9+')).toBeTruthy();
  });

  test('reading the world or the kits says nothing: the own companion stands there', async () => {
    const { user, dialog } = await openDialog(aDresser().answer(readWorld, boom).answer(listPetKits, boom));
    await user.click(dialog.getByRole('tab', { name: 'Mascota' }));
    expect(dialog.getAllByRole('button', { name: /^Mascota/ })).toHaveLength(1);
    expect(dialog.getByRole('button', { name: 'Mascota Zorro, Para todos, elegida' })).toBeTruthy();
    expect(screen.queryByRole('alert')).toBeNull();
  });
});

describe('an adult', () => {
  test('changes the world for the child, and wears nothing', async () => {
    const { user, api, dialog } = await openDialog(aDresser(), 'adult');
    await user.click(dialog.getByRole('button', { name: 'Tema Menta salvia' }));
    await user.click(dialog.getByRole('button', { name: 'Guardar Cambios' }));
    await screen.findByText('El mundo de Mateo está listo');
    expect(sent(api, saveTheme)).toHaveLength(1);
    expect(worn()).toEqual({});
  });

  test('who may only look finds no way to it', async () => {
    const looking = { ...linkedChild().myPermissions, activities: 'view_only' as const };
    await openWorld(<HomePage />, { api: aDresser(), as: 'adult', link: { myPermissions: looking }, at });
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(screen.queryByRole('link', { name: 'Personalizar' })).toBeNull();
  });
});

test('chance takes any of the eight schemes but the one that is there', () => {
  const drawn = new Set(Array.from({ length: 70 }, (_, nth) => schemeAtRandom('soft-blue', () => nth / 70)));
  expect([...drawn].toSorted()).toEqual(schemes.filter((scheme) => scheme !== 'soft-blue').toSorted());
  const random = jest.fn(() => 0.999_999);
  expect(schemes).toContain(schemeAtRandom('royal-purple', random));
});
