import { describe, expect, it, jest } from '@jest/globals';
import { screen } from '@testing-library/react';

import { renderWithKit } from '../testing/index.js';
import { PinPad } from './pin-pad.js';

const slots = () => screen.getByRole('img').getAttribute('aria-label');

describe('PinPad', () => {
  it('hands over the PIN by itself on the fourth digit', async () => {
    const onComplete = jest.fn();
    const { user } = renderWithKit(<PinPad onComplete={onComplete} />);
    for (const key of ['1', '9', '0', '4']) await user.click(screen.getByRole('button', { name: key }));
    expect(onComplete.mock.calls).toEqual([['1904']]);
  });

  it('takes digits and Backspace from the keyboard', async () => {
    const onComplete = jest.fn();
    const { user } = renderWithKit(<PinPad onComplete={onComplete} />);
    await user.keyboard('12{Backspace}');
    expect(slots()).toBe('1 de 4 dígitos');
    await user.keyboard('345');
    expect(onComplete.mock.calls).toEqual([['1345']]);
  });

  it('takes nothing beyond the fourth digit', async () => {
    const onComplete = jest.fn();
    const { user } = renderWithKit(<PinPad onComplete={onComplete} />);
    await user.keyboard('123456');
    expect(onComplete).toHaveBeenCalledTimes(1);
  });

  it('says what went wrong and empties the slots', async () => {
    const pad = (error: { title: string; text: string } | null) => (
      <PinPad onComplete={() => undefined} error={error} />
    );
    const { user, show } = renderWithKit(pad(null));
    await user.keyboard('1234');
    expect(slots()).toBe('4 de 4 dígitos');
    show(pad({ title: 'PIN incorrecto', text: 'Te quedan 2 intentos' }));
    expect(screen.getByRole('alert').textContent).toBe('PIN incorrectoTe quedan 2 intentos');
    expect(slots()).toBe('0 de 4 dígitos');
  });

  it('takes no digit while it is locked or checking', async () => {
    const onComplete = jest.fn();
    const { user, show } = renderWithKit(<PinPad locked onComplete={onComplete} />);
    await user.keyboard('1234');
    show(<PinPad busy onComplete={onComplete} />);
    await user.keyboard('1234');
    expect(onComplete).not.toHaveBeenCalled();
  });
});
