import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { screen } from '@testing-library/react';

import { renderWithKit } from '../../testing/index.js';
import { Part } from './part-boundary.js';

function Broken(): never {
  throw new Error('broken');
}

beforeEach(() => void jest.spyOn(console, 'error').mockImplementation(() => undefined));
afterEach(() => void jest.restoreAllMocks());

test('what failed says so, and can be tried again', () => {
  renderWithKit(
    <Part>
      <Broken />
    </Part>,
  );
  expect(screen.getByRole('button', { name: 'Reintentar' })).toBeTruthy();
});

test('what nobody misses leaves nothing where it failed', () => {
  const { container } = renderWithKit(
    <Part failed={() => null}>
      <Broken />
    </Part>,
  );
  expect(container.textContent).toBe('');
});
