import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { act, fireEvent, screen } from '@testing-library/react';

import { renderWithKit } from '../../testing/index.js';
import { Celebration } from '../kid/celebration.js';
import { Dialog } from '../overlay/dialog.js';
import { dismissToast, toast } from './toast-store.js';

const place = () => screen.getByRole('status', { name: 'Avisos' });
const pass = (ms: number) => act(() => jest.advanceTimersByTime(ms));

describe('toasts', () => {
  beforeEach(() => {
    jest.useFakeTimers();
    renderWithKit(<p>Página</p>);
  });
  afterEach(() => {
    act(() => dismissToast());
    jest.useRealTimers();
  });

  it('are shown one at a time: a new one takes the place of the old', () => {
    act(() => toast({ title: 'Primero' }));
    act(() => toast({ title: 'Segundo' }));
    expect(place().textContent).toBe('Segundo');
  });

  it('with an action are not pushed away by a later one, and leave when their own time is over', () => {
    const undo = jest.fn();
    act(() => toast({ title: 'Aprobada', action: { label: 'Deshacer', onClick: undo } }));
    pass(2_000);
    act(() => toast({ title: 'Guardado' }));
    act(() => toast({ title: 'Leer espera', kind: 'error' }));
    expect(place().textContent).toBe('AprobadaDeshacerLeer espera');
    pass(1_999);
    fireEvent.click(screen.getByRole('button', { name: 'Deshacer' }));
    expect(undo).toHaveBeenCalledTimes(1);
    expect(place().textContent).toBe('Leer espera');
  });

  it('with an action wait for their turn where two stand already, and have their whole time then', () => {
    const undo = { label: 'Deshacer', onClick: () => undefined };
    for (const title of ['Uno', 'Dos', 'Tres']) act(() => toast({ title, action: undo }));
    expect(place().textContent).toBe('UnoDeshacerDosDeshacer');
    pass(4_000);
    expect(place().textContent).toBe('TresDeshacer');
    pass(3_999);
    expect(place().textContent).toBe('TresDeshacer');
    pass(1);
    expect(place().textContent).toBe('');
  });

  it('leave after 4 seconds, errors after 5', () => {
    act(() => toast({ title: 'Guardado' }));
    pass(3_999);
    expect(place().textContent).toBe('Guardado');
    pass(1);
    expect(place().textContent).toBe('');
    act(() => toast({ title: 'Error al guardar', kind: 'error' }));
    pass(4_999);
    expect(place().textContent).toBe('Error al guardar');
    pass(1);
    expect(place().textContent).toBe('');
  });

  it('stay while somebody reads them', () => {
    act(() => toast({ title: 'Guardado', action: { label: 'Deshacer', onClick: () => undefined } }));
    fireEvent.focus(screen.getByRole('button', { name: 'Deshacer' }));
    pass(60_000);
    expect(place().textContent).toContain('Guardado');
    fireEvent.blur(screen.getByRole('button', { name: 'Deshacer' }));
    pass(4_000);
    expect(place().textContent).toBe('');
  });

  it('do their one action and leave', () => {
    const undo = jest.fn();
    act(() => toast({ title: 'Guardado', action: { label: 'Deshacer', onClick: undo } }));
    fireEvent.click(screen.getByRole('button', { name: 'Deshacer' }));
    expect(undo).toHaveBeenCalledTimes(1);
    expect(place().textContent).toBe('');
  });
});

describe('toasts over a dialog', () => {
  it('stand inside of it, where they can be heard and tapped', () => {
    renderWithKit(
      <Dialog title="Editar" onClose={() => undefined}>
        <p>Campos</p>
      </Dialog>,
    );
    act(() => toast({ title: 'Guardado' }));
    expect(screen.getByRole('dialog', { name: 'Editar' }).contains(place())).toBe(true);
    act(() => dismissToast());
  });

  it('wait until a celebration is over', () => {
    const party = (
      <Celebration title="¡Subiste de nivel!" action={null} pet="fox" palette="soft-blue" onClose={() => undefined} />
    );
    const { show } = renderWithKit(party);
    act(() => toast({ title: '«Leer» está aprobada' }));
    expect(screen.queryByText('«Leer» está aprobada')).toBeNull();
    show(<p>Página</p>);
    expect(screen.getByText('«Leer» está aprobada')).toBeTruthy();
    act(() => dismissToast());
  });
});
