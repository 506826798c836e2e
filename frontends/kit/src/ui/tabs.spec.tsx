import { expect, it, jest } from '@jest/globals';
import { screen } from '@testing-library/react';

import { renderWithKit } from '../testing/index.js';
import { Tabs } from './tabs.js';

const keys = ['familia', 'avisos', 'aparatos', 'privacidad'] as const;
const tabWidth = 100;

/** A list that shows two of its tabs at a time. */
function onANarrowScreen() {
  jest.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(2 * tabWidth);
  jest.spyOn(HTMLElement.prototype, 'scrollWidth', 'get').mockReturnValue(keys.length * tabWidth);
  jest.spyOn(HTMLElement.prototype, 'getBoundingClientRect').mockImplementation(function (this: HTMLElement) {
    const at = [...(this.parentElement?.querySelectorAll('[role=tab]') ?? [])].indexOf(this);
    return at < 0 ? new DOMRect(0, 0, 2 * tabWidth, 48) : new DOMRect(at * tabWidth, 0, tabWidth, 48);
  });
}

it('shows the chosen tab where they do not fit beside each other', () => {
  onANarrowScreen();
  renderWithKit(
    <Tabs
      label="Ajustes"
      tabs={keys.map((key) => ({ key, label: key }))}
      value="privacidad"
      onChange={() => undefined}
    />,
  );
  expect(screen.getByRole('tablist').scrollLeft).toBe(250);
});
