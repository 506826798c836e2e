import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { act, screen } from '@testing-library/react';

import { connection } from '@alcancia/web-kit';
import { renderWithKit } from '@alcancia/web-kit/testing';

import { ConnectionBar } from './connection-bar.js';

const bar = () => screen.getAllByRole('status').map(({ textContent }) => textContent);

beforeEach(() => void jest.useFakeTimers({ now: new Date('2026-11-21T14:05:00') }));
afterEach(() => {
  act(connection.heard);
  jest.useRealTimers();
});

test('without a network that is said at once, with the time of what is shown', () => {
  renderWithKit(<ConnectionBar />);
  act(connection.heard);
  expect(bar().join('')).toBe('');
  act(connection.lost);
  expect(bar()).toContain('Sin conexión · datos de 14:05');
  act(connection.heard);
  expect(bar().join('')).toBe('');
});

test('a wait is said after five seconds, until it is over', () => {
  renderWithKit(<ConnectionBar />);
  let arrived: () => void = () => undefined;
  act(() => {
    arrived = connection.waits();
    jest.advanceTimersByTime(4_999);
  });
  expect(bar().join('')).toBe('');
  act(() => jest.advanceTimersByTime(1));
  expect(bar()).toContain('Está tardando más de lo normal. Seguimos intentándolo.');
  act(() => arrived());
  expect(bar().join('')).toBe('');
});
