import { describe, expect, it, jest } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';

import { createChild, readChild } from '@alcancia/contracts/identity';
import { ApiError } from '@alcancia/web-kit';
import { renderWithKit } from '@alcancia/web-kit/testing';

import { askedOf, familyApi, idOf, makeChild } from '../testing/family.js';
import ChildPage from './child-page.js';
import ChildrenPage from './children-page.js';

describe('the page of a child', () => {
  it('says once that there is no such child, and leads back', async () => {
    const log = jest.spyOn(console, 'error').mockImplementation(() => undefined);
    const api = familyApi(makeChild()).answer(readChild, () => {
      throw new ApiError({ code: 'not_found' });
    });
    renderWithKit(<ChildPage />, { api, at: `/child/${idOf(9)}`, path: '/child/:childId' });
    expect((await screen.findByRole('alert')).textContent).toContain('No encontramos a este niño');
    expect(screen.getByRole('link', { name: 'Mis Niños' }).getAttribute('href')).toBe('/children');
    expect(screen.queryByRole('button', { name: 'Reintentar' })).toBeNull();
    expect(screen.getByRole('status', { name: 'Avisos' }).textContent).toBe('');
    log.mockRestore();
  });
});

describe('Mis Niños', () => {
  it('adds the first child and proposes a first goal', async () => {
    const { user, api, where } = renderWithKit(<ChildrenPage />, { api: familyApi(), at: '/children' });
    api.answer(createChild, () => ({ childId: idOf(7) }));
    await user.click(await screen.findByRole('button', { name: 'Agregar Primer Niño' }));
    await user.type(screen.getByLabelText('Nombre'), 'Nico');
    await user.selectOptions(screen.getByLabelText('Mes de nacimiento'), '05');
    await user.selectOptions(screen.getByLabelText('Año'), String(new Date().getFullYear() - 6));
    await user.click(screen.getByRole('radio', { name: 'Dragón' }));
    await user.click(screen.getByRole('radio', { name: 'Turquesa océano' }));
    await user.click(screen.getByRole('button', { name: 'Guardar' }));
    await screen.findByText('¡La alcancía de Nico está lista!');
    expect(askedOf(api, createChild)).toEqual([
      {
        displayName: 'Nico',
        birthMonth: `${new Date().getFullYear() - 6}-05`,
        gender: 'unsaid',
        avatar: 'dragon',
        palette: 'ocean-teal',
      },
    ]);
    // The toast moves from the drawer to the page as the drawer closes.
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await user.click(screen.getByText('Crear meta'));
    await waitFor(() => expect(where()).toBe('/goals?new=1'));
  });

  it('asks for name and month before it sends anything', async () => {
    const { user, api } = renderWithKit(<ChildrenPage />, { api: familyApi(), at: '/children?new=1' });
    await user.click(await screen.findByRole('button', { name: 'Guardar' }));
    expect(screen.getByText('Escribe su nombre.')).toBeTruthy();
    expect(screen.getByText('Elige el mes y el año.')).toBeTruthy();
    expect(askedOf(api, createChild)).toHaveLength(0);
  });

  it('says what the server refused and keeps what was typed', async () => {
    const { user, api } = renderWithKit(<ChildrenPage />, { api: familyApi(), at: '/children?new=1' });
    api.answer(createChild, () => {
      throw new ApiError({ code: 'child_limit_reached', details: { limit: 2 } });
    });
    await user.type(await screen.findByLabelText('Nombre'), 'Nico');
    await user.selectOptions(screen.getByLabelText('Mes de nacimiento'), '05');
    await user.selectOptions(screen.getByLabelText('Año'), String(new Date().getFullYear() - 6));
    await user.click(screen.getByRole('button', { name: 'Guardar' }));
    expect(await screen.findByText('Llegaste al límite de tu plan')).toBeTruthy();
    expect(screen.getByLabelText('Nombre')).toHaveProperty('value', 'Nico');
  });

  it('offers no further child once the plan is full', async () => {
    const children = [makeChild(), makeChild({ id: idOf(2), displayName: 'Sofía' })];
    renderWithKit(<ChildrenPage />, { api: familyApi(...children), at: '/children?new=1' });
    await screen.findByText('Tu plan Gratis llega hasta 2 perfiles.');
    expect(screen.queryByRole('button', { name: /Agregar/ })).toBeNull();
    expect(screen.queryByRole('dialog')).toBeNull();
  });
});
