import { expect, test } from '@jest/globals';
import { screen } from '@testing-library/react';

import { readConsents } from '@alcancia/contracts/identity';
import { purposes } from '@alcancia/contracts/privacy';

import { aServer, openWorld } from '../../test/open-world.js';
import { words } from '../words/privacy.js';
import PrivacyPage from './privacy-page.js';

const open = (given: readonly string[] = ['core']) =>
  openWorld(<PrivacyPage />, {
    part: '/privacy',
    api: aServer().answer(readConsents, () => ({
      consents: purposes.map((purpose) => ({ purpose, isGiven: given.includes(purpose), version: 0, last: null })),
      mayDecide: false,
      history: [],
    })),
  });

test('a child reads what is kept, who sees it and that nothing else is allowed', async () => {
  await open();
  expect(await screen.findByText('Tu nombre, tu personaje y tu color.')).toBeTruthy();
  expect(screen.getByText('Otras familias, no.')).toBeTruthy();
  expect(screen.getAllByText(words.allowed.no)).toHaveLength(purposes.length - 1);
  expect(screen.queryByRole('switch')).toBeNull();
});

test('what its family has allowed is said', async () => {
  await open(['core', 'voice']);
  const voice = await screen.findByText('Escuchar tu voz, sin guardarla');
  expect(voice.closest('li')?.textContent).toContain('Tu familia dijo que sí.');
  expect(screen.getAllByText(words.allowed.yes)).toHaveLength(1);
});
