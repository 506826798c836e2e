import type { Page } from 'playwright-core';

/** A form or a dialog by its name, the page that it stands on, and how it is opened there; without that, by the address. */
export type DialogToSee = readonly [name: string, path: string, open?: (page: Page) => Promise<void>];

/** What pops up beside its button: by its name, page, opener and selector. */
export type PopupToSee = readonly [
  name: string,
  path: string,
  popup: { readonly popup: string; readonly open: (page: Page) => Promise<void> },
];

export const press =
  (name: string | RegExp) =>
  async (page: Page): Promise<void> =>
    page.getByRole('button', { name }).filter({ visible: true }).first().click();

/** Opens an offer of the list in its form. */
async function edit(page: Page): Promise<void> {
  await press(/^Opciones de/)(page);
  await page.getByRole('menuitem', { name: 'Editar' }).click();
}

export const adultDialogs = (childId: string): readonly DialogToSee[] => [
  ['a new child', '/children?new=1'],
  ['a child', `/child/${childId}`, press('Editar perfil')],
  ['the PIN of a child', `/child/${childId}`, press('Cambiar PIN')],
  ['a PIN that is made anew', `/child/${childId}`, press('Restablecer PIN')],
  ['a new activity', '/activities?new=1'],
  ['an activity', '/activities', edit],
  ['a new goal', '/goals?new=1'],
  ['a goal', '/goals', edit],
  ['a new reward', '/rewards?new=1'],
  ['a reward', '/rewards', edit],
];

export const adultPopups: readonly PopupToSee[] = [
  ['the bell', '/dashboard', { popup: '.bell-pop', open: press(/^Notificaciones/) }],
  ['the menu of the person', '/dashboard', { popup: '.umenu', open: press(/^Menú de/) }],
];

export const childDialogs = (childId: string): readonly DialogToSee[] => [
  ['the surprises', `/child-dashboard/${childId}`, press(/^Tienes/)],
  ['the note to an activity', `/child-dashboard/${childId}/agenda`, press(/^Hecho: 50 /)],
  ['the prize of a goal', `/child-dashboard/${childId}/goals`, press(/^Canjear/)],
  ['a reward that is redeemed', `/child-dashboard/${childId}/rewards`, press(/^Canjear/)],
  ['a wish that is taken back', `/child-dashboard/${childId}/rewards`, press(/^Cancelar:/)],
];

export const childPopups = (childId: string): readonly PopupToSee[] => [
  ['the bell', `/child-dashboard/${childId}`, { popup: '.bell-pop', open: press(/^Notificaciones/) }],
];
