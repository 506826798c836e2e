import { afterEach, expect, it, jest } from '@jest/globals';
import { screen } from '@testing-library/react';

import { renderWithKit } from '../../testing/index.js';
import { MoreMenu } from './more-menu.js';

afterEach(() => {
  jest.restoreAllMocks();
});

/** Opens a menu of 150 px whose upper edge is so far down a window of 700 px. */
async function openedAt(top: number): Promise<HTMLElement> {
  jest.replaceProperty(window, 'innerHeight', 700);
  jest.spyOn(HTMLElement.prototype, 'getBoundingClientRect').mockReturnValue(new DOMRect(0, top, 208, 150));
  const acts = [{ label: 'Editar', icon: null, onPick: () => undefined }];
  const { user } = renderWithKit(<MoreMenu label="Opciones de Leer" acts={acts} />);
  await user.click(screen.getByRole('button', { name: 'Opciones de Leer' }));
  return screen.getByRole('menu');
}

it.each([
  [100, false],
  [460, false],
  [480, true],
])('a menu that begins at %i px opens upwards where it would end below the window: %s', async (top, isUp) => {
  expect((await openedAt(top)).classList.contains('up')).toBe(isUp);
});
