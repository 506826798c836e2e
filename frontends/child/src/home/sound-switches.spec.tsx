import { expect, test } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';

import { type OwnSound, plainSection, type Sound, SoundContext } from '@alcancia/web-kit';

import { SoundSwitches } from './sound-switches.js';

/** The switches of a child with these rights; what it chooses with them. */
function open(own: OwnSound, may: Sound['may']) {
  const chosen: Partial<OwnSound>[] = [];
  const sound: Sound = {
    own,
    may,
    languageCode: 'es-ES',
    want: () => undefined,
    sectionOf: () => plainSection,
    soundOf: async () => 'unavailable',
    played: () => undefined,
    choose: (change) => void chosen.push(change),
  };
  render(
    <SoundContext value={sound}>
      <SoundSwitches />
    </SoundContext>,
  );
  return chosen;
}
const both = { mutesVoice: true, reducesEffects: true };

test('a child silences the voice and the effects, and turns them on again, each by itself', async () => {
  const chosen = open({ mutesVoice: false, reducesEffects: true }, both);
  const voice = screen.getByRole('switch', { name: 'Que me lean en voz alta: sí' });
  const effects = screen.getByRole('switch', { name: 'Sonidos y confeti: no' });
  expect([voice, effects].map((one) => one.getAttribute('aria-checked'))).toEqual(['true', 'false']);
  await userEvent.click(voice);
  await userEvent.click(effects);
  expect(chosen).toEqual([{ mutesVoice: true }, { reducesEffects: false }]);
});

test('what its role may not change is not offered', () => {
  open({ mutesVoice: false, reducesEffects: false }, { mutesVoice: false, reducesEffects: true });
  expect(screen.getAllByRole('switch')).toHaveLength(1);
});
