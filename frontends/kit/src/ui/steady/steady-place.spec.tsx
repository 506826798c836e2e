import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';

import { settleMs } from './tap-guard.js';
import { steadyPlace } from './steady-place.js';

/** jsdom lays nothing out: what is shown stands one under the other, 40 pixels each. */
const rowPx = 40;
const rowOf = (element: Element): number =>
  [...document.querySelectorAll('button')].findIndex((each) => each === element);
const middleOf = (name: string) => ({
  clientX: 50,
  clientY: rowOf(screen.getByRole('button', { name })) * rowPx + rowPx / 2,
});

beforeEach(() => {
  jest.useFakeTimers();
  jest.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(function rect(this: Element) {
    return new DOMRect(0, rowOf(this) * rowPx - scrollY - (this.closest('ul')?.scrollTop ?? 0), 100, rowPx);
  });
});
afterEach(() => {
  Object.assign(globalThis, { scrollY: 0 });
  jest.restoreAllMocks();
  jest.useRealTimers();
});

const done = jest.fn();
let show: (names: string[]) => void;

function List({ names }: { readonly names: readonly string[] }) {
  return (
    <ul ref={steadyPlace}>
      {names.map((name) => (
        <li key={name} data-steady={name.split(' ')[0]} tabIndex={-1}>
          <button type="button" onClick={() => done(name)}>
            {name}
          </button>
        </li>
      ))}
    </ul>
  );
}

const opened = (...first: string[]) => {
  done.mockClear();
  const { rerender } = render(<List names={first} />);
  show = (next) => rerender(<List names={next} />);
};
const frame = () => act(() => jest.advanceTimersByTimeAsync(20));
const later = (ms: number) => act(() => jest.advanceTimersByTime(ms));

/** Wherever the finger is, it hits what is there now. */
function tapAt(place: { clientX: number; clientY: number }) {
  const hit = document.querySelectorAll('button')[Math.floor(place.clientY / rowPx)];
  // jsdom has no pointer events: this one has at least a place.
  fireEvent(hit!, new MouseEvent('pointerdown', { ...place, bubbles: true }));
  fireEvent.click(hit!, { ...place, detail: 1 });
}

describe('a tap in a steady place', () => {
  it('counts on what stands where it stood', () => {
    opened('uno', 'dos');
    tapAt(middleOf('dos'));
    expect(done.mock.calls).toEqual([['dos']]);
  });

  it('counts right after scrolling, before the page was told of it', () => {
    opened('uno', 'dos', 'tres');
    const { clientX, clientY } = middleOf('tres');
    Object.assign(globalThis, { scrollY: rowPx });
    fireEvent.click(screen.getByRole('button', { name: 'tres' }), { clientX, clientY: clientY - rowPx, detail: 1 });
    expect(done.mock.calls).toEqual([['tres']]);
  });

  it('counts right after something within the page was scrolled, before the page was told of it', () => {
    opened('uno', 'dos', 'tres');
    const { clientX, clientY } = middleOf('tres');
    document.querySelector('ul')!.scrollTop = rowPx;
    fireEvent.click(screen.getByRole('button', { name: 'tres' }), { clientX, clientY: clientY - rowPx, detail: 1 });
    expect(done.mock.calls).toEqual([['tres']]);
  });

  it('counts for nothing on what has just moved under the finger, and counts again once it was seen there', async () => {
    opened('uno', 'dos', 'tres');
    const place = middleOf('dos');
    show(['dos', 'tres']);
    await frame();
    later(settleMs - 100);
    tapAt(place);
    expect(done).not.toHaveBeenCalled();
    later(settleMs);
    tapAt(place);
    expect(done.mock.calls).toEqual([['tres']]);
  });

  it('counts on what moved without leaving the finger', async () => {
    opened('uno', 'dos');
    const place = middleOf('uno');
    jest.mocked(Element.prototype.getBoundingClientRect).mockImplementation(() => new DOMRect(0, 10, 100, rowPx));
    show(['uno', 'dos', 'tres']);
    await frame();
    tapAt(place);
    expect(done.mock.calls).toEqual([['uno']]);
  });

  it('counts for nothing on what has just appeared under the finger', async () => {
    opened('uno');
    const place = middleOf('uno');
    tapAt(place);
    show(['uno otra vez']);
    await frame();
    later(450);
    tapAt(place);
    expect(done.mock.calls).toEqual([['uno']]);
  });

  it('counts at once on what has appeared elsewhere', async () => {
    opened('uno');
    tapAt(middleOf('uno'));
    show(['uno', 'dos']);
    await frame();
    tapAt(middleOf('dos'));
    expect(done.mock.calls).toEqual([['uno'], ['dos']]);
  });
});

describe('the keyboard in a steady place', () => {
  const press = (name: string, more = {}) =>
    fireEvent.keyDown(screen.getByRole('button', { name }), { key: 'Enter', ...more });

  it('presses once however long the key is held', () => {
    opened('uno');
    expect(press('uno')).toBe(true);
    expect(press('uno', { repeat: true })).toBe(false);
  });

  it('does not press what took the place of the button that was pressed', () => {
    opened('uno', 'dos');
    press('uno');
    expect(press('dos')).toBe(false);
    later(settleMs);
    expect(press('dos')).toBe(true);
  });

  it('presses at once what the person went to', () => {
    opened('uno', 'dos');
    press('uno');
    fireEvent.keyDown(screen.getByRole('button', { name: 'uno' }), { key: 'Tab' });
    expect(press('dos')).toBe(true);
  });
});

describe('the focus in a steady place', () => {
  beforeEach(() => void jest.useRealTimers());

  it('stays on the card whose button went away', async () => {
    opened('uno', 'dos');
    act(() => screen.getByRole('button', { name: 'dos' }).focus());
    show(['uno', 'dos otra vez']);
    await waitFor(() => expect(document.activeElement?.textContent).toBe('dos otra vez'));
  });

  it('is left alone where the person went elsewhere', async () => {
    opened('uno', 'dos');
    const button = screen.getByRole('button', { name: 'dos' });
    act(() => button.focus());
    act(() => button.blur());
    await Promise.resolve();
    show(['uno']);
    expect(document.activeElement).toBe(document.body);
  });
});
