import { expect, test } from '@jest/globals';
import { screen } from '@testing-library/react';

import { listSharedIdeas } from '@alcancia/contracts/assistant';

import { ids } from '../../test/examples.js';
import { aServer, openWorld } from '../../test/open-world.js';
import HomePage from './home-page.js';
import IdeasPage from './ideas-page.js';

const idea = {
  ideaId: ids.session,
  type: 'dinamica',
  title: 'Tres frascos',
  emoji: '🫙',
  body: 'Uno para gastar.\n\nUno para guardar.',
  topic: 'ahorro',
  ageRange: '7-9',
  minutes: 20,
  materials: ['Tres frascos'],
  steps: ['Pintarlos', 'Repartir'],
  source: 'ia',
} as const;
const sharing = (...ideas: readonly (typeof idea)[]) =>
  aServer().answer(listSharedIdeas, () => ({
    ideas: ideas.map((one) => ({ ...one, materials: [...one.materials], steps: [...one.steps] })),
  }));

test('what the family shares is read with its steps, and says that a machine wrote it', async () => {
  await openWorld(<IdeasPage />, { api: sharing(idea), part: '/ideas' });
  await screen.findByRole('heading', { name: 'Tres frascos' });
  expect(screen.getByText('Juego · 20 minutos')).toBeTruthy();
  expect(screen.getByText('La escribió una inteligencia artificial y la eligió tu familia.')).toBeTruthy();
  expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual(['Pintarlos', 'Repartir']);
});

test('with nothing shared it says what will be there', async () => {
  await openWorld(<IdeasPage />, { api: sharing(), part: '/ideas' });
  expect(await screen.findByText('Aún no hay ideas')).toBeTruthy();
});

test('the home leads there only where something is shared', async () => {
  const { unmount } = await openWorld(<HomePage />, { api: sharing(idea) });
  expect((await screen.findByRole('link', { name: 'Una idea para ti' })).getAttribute('href')).toBe(
    `/child-dashboard/${ids.child}/ideas`,
  );
  unmount();
  await openWorld(<HomePage />, { api: sharing() });
  expect(screen.queryByRole('link', { name: /idea/ })).toBeNull();
});

test('an adult who looks on does not open it: what is shared is the child’s to read', async () => {
  const api = sharing(idea);
  await openWorld(<IdeasPage />, { api, part: '/ideas', as: 'adult' });
  expect(screen.queryByText('Tres frascos')).toBeNull();
  expect(api.asked.filter(({ subject }) => subject === listSharedIdeas.subject)).toHaveLength(0);
});
