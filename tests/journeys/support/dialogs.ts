import type { Page } from 'playwright-core';

/** A form or a dialog by its name, the page that it stands on, and how it is opened there; without that, by the address. */
export interface DialogToSee {
  readonly name: string;
  readonly path: string;
  readonly open?: (page: Page) => Promise<void>;
}

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

export const adultDialogs = (childId: string): readonly DialogToSee[] => [
  { name: 'a new child', path: '/children?new=1' },
  { name: 'a child', path: `/child/${childId}`, open: press('Editar perfil') },
  { name: 'the PIN of a child', path: `/child/${childId}`, open: press('Cambiar PIN') },
  { name: 'a PIN that is made anew', path: `/child/${childId}`, open: press('Restablecer PIN') },
  { name: 'another e-mail', path: '/profile', open: press(/^Email/) },
  { name: 'the open sessions', path: '/profile', open: press(/^Sesiones/) },
  { name: 'a new goal', path: '/goals?new=1' },
];

export const adultPopups: readonly PopupToSee[] = [
  ['the bell', '/dashboard', { popup: '.bell-pop', open: press(/^Notificaciones/) }],
  ['the menu of the person', '/dashboard', { popup: '.umenu', open: press(/^Menú de/) }],
];

export const childDialogs = (childId: string): readonly DialogToSee[] => [
  { name: 'the own world', path: `/child-dashboard/${childId}?personalize=1` },
  { name: 'the surprises', path: `/child-dashboard/${childId}`, open: press(/^Tienes/) },
  { name: 'the note to an activity', path: `/child-dashboard/${childId}/agenda`, open: press(/^Hecho: 50 /) },
  { name: 'the prize of a goal', path: `/child-dashboard/${childId}/goals`, open: press(/^Canjear/) },
  { name: 'a reward that is redeemed', path: `/child-dashboard/${childId}/rewards`, open: press(/^Canjear/) },
  { name: 'a wish that is taken back', path: `/child-dashboard/${childId}/rewards`, open: press(/^Cancelar:/) },
];

export const childPopups = (childId: string): readonly PopupToSee[] => [
  ['the bell', `/child-dashboard/${childId}`, { popup: '.bell-pop', open: press(/^Notificaciones/) }],
];
