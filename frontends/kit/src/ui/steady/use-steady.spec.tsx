import { describe, expect, it } from '@jest/globals';
import { fireEvent, render, screen } from '@testing-library/react';

import { useSteady } from './use-steady.js';

interface Item {
  readonly id: string;
  readonly state: string;
}

const item = (id: string, state = 'abierta'): Item => ({ id, state });

function List({ now, visit, dropsGone = false }: { now: Item[]; visit?: string; dropsGone?: boolean }) {
  const steady = useSteady(now, {
    keyOf: ({ id }) => id,
    isListed: ({ state }) => state !== 'cerrada',
    gone: (last) => (dropsGone ? null : { ...last, state: 'ida' }),
    ...(visit ? { visit } : {}),
  });
  return (
    <>
      <p>{steady.items.map(({ id, state }) => `${id} ${state}`).join(', ')}</p>
      <button type="button" onClick={steady.renew}>
        Ordenar
      </button>
    </>
  );
}

const shown = () => screen.getByRole('paragraph').textContent;

describe('a steady list', () => {
  it('keeps everything in its place while its state moves, and puts what is new at the end', () => {
    const { rerender } = render(<List now={[item('a'), item('b'), item('x', 'cerrada')]} />);
    rerender(<List now={[item('c'), item('b', 'hecha'), item('a'), item('x', 'cerrada')]} />);
    expect(shown()).toBe('a abierta, b hecha, c abierta');
  });

  it('keeps what it has shown, whatever it becomes, and what has left', () => {
    const { rerender } = render(<List now={[item('a'), item('b')]} />);
    rerender(<List now={[item('b', 'cerrada')]} />);
    expect(shown()).toBe('a ida, b cerrada');
    rerender(<List now={[item('b'), item('a')]} />);
    expect(shown()).toBe('a abierta, b abierta');
  });

  it('takes away what has left where that is wanted', () => {
    const { rerender } = render(<List dropsGone now={[item('a'), item('b')]} />);
    rerender(<List dropsGone now={[item('b')]} />);
    expect(shown()).toBe('b abierta');
  });

  it('is put in order on the next visit, or when it is renewed', () => {
    const { rerender } = render(<List now={[item('a'), item('b')]} visit="lunes" />);
    rerender(<List now={[item('b'), item('a')]} visit="martes" />);
    expect(shown()).toBe('b abierta, a abierta');
    rerender(<List now={[item('a'), item('c')]} visit="martes" />);
    expect(shown()).toBe('b ida, a abierta, c abierta');
    fireEvent.click(screen.getByRole('button', { name: 'Ordenar' }));
    expect(shown()).toBe('a abierta, c abierta');
  });
});
