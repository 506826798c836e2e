import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';

import { cookieNoticeVersion, whoAmI } from '@alcancia/contracts/identity';
import {
  type AffinityTest,
  keepAffinityResult,
  readAffinityTest,
  saveAffinityEvent,
  saveAffinityResult,
} from '@alcancia/contracts/marketing';
import { browserStorage } from '@alcancia/web-kit';
import { FakeApi, FakeBrowser, renderWithKit } from '@alcancia/web-kit/testing';

import { lauraHere } from '../../test/people.js';
import AffinityPage from './affinity-page.js';

const range = (min: number, max: number, label: string, more: Partial<AffinityTest['ranges'][number]> = {}) => ({
  min,
  max,
  label,
  message: `Mensaje de ${label}`,
  emoji: '🐷',
  color: '#b3261e',
  showConfetti: true,
  showStars: true,
  ...more,
});
const aTest = (more: Partial<AffinityTest> = {}): AffinityTest => ({
  id: '0190a000-0000-7000-8000-000000000001',
  title: '¿Cómo se lleva tu familia con el dinero?',
  subtitle: 'Responde sí o no.',
  analyticsEnabled: true,
  questions: ['¿Ahorran?', '¿Hablan de dinero?', '¿Comparten?', '¿Tienen una meta?'].map((text) => ({ text })),
  ranges: [range(0, 69, 'Semilla'), range(70, 84, 'Hormiguita'), range(85, 100, 'Alcancía')],
  ctaConfig: {
    primary: { text: 'Prueba Gratis', route: '/auth?tab=signup', icon: 'Sparkles' },
    secondary: [{ text: 'Conocer Alcancía', route: '/' }],
  },
  abTestConfig: { enabled: false, variants: [] },
  ...more,
});

const apiWith = (given: AffinityTest = aTest()) =>
  new FakeApi()
    .answer(readAffinityTest, () => ({ test: given }))
    .answer(saveAffinityEvent, () => ({}))
    .answer(saveAffinityResult, () => ({ percentage: 100, rangeLabel: 'Alcancía' }));
const open = (api = apiWith(), browser = new FakeBrowser()) =>
  renderWithKit(<AffinityPage />, { api, browser, at: '/test-familia', path: '/test-familia' });
const askedOf = (api: FakeApi, { subject }: { subject: string }) =>
  api.asked.filter((one) => one.subject === subject).map(({ input }) => input);
const begin = async () => fireEvent.click(await screen.findByRole('button', { name: 'Empezar' }));
const press = (key: string) => fireEvent.keyDown(document.activeElement ?? document.body, { key });
const allowMeasuring = () =>
  browserStorage().setItem(
    'alcancia.cookies',
    JSON.stringify({
      browserId: '0'.repeat(32),
      measurement: true,
      outreach: false,
      noticeVersion: cookieNoticeVersion,
      decidedAt: Date.now(),
    }),
  );
const clear = () => {
  browserStorage().removeItem('alcancia.affinity');
  browserStorage().removeItem('alcancia.cookies');
  sessionStorage.clear();
};
beforeEach(clear);
afterEach(clear);

test('by keyboard alone: Enter is yes, N is no, Backspace goes back; the result is saved in silence', async () => {
  const api = apiWith();
  open(api);
  await begin();
  expect(screen.getByText('Pregunta 1 de 4')).toBeTruthy();
  press('Enter');
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('¿Hablan de dinero?');
  press('n');
  press('Backspace');
  expect(screen.getByText('Pregunta 2 de 4')).toBeTruthy();
  for (let nth = 0; nth < 3; nth += 1) press('Enter');
  expect(await screen.findByRole('heading', { name: 'Resultado: 100 %, Alcancía' })).toBeTruthy();
  expect(screen.getByText('Mensaje de Alcancía')).toBeTruthy();
  await waitFor(() => expect(askedOf(api, saveAffinityResult)).toHaveLength(1));
  const [sent] = askedOf(api, saveAffinityResult);
  expect(sent).toMatchObject({ testId: aTest().id, answers: [true, true, true, true] });
  expect(Object.keys(sent ?? {}).toSorted()).toEqual(['answers', 'sessionId', 'testId', 'timeTakenSeconds']);
});

test('a key that is held answers once, and a button in focus does what it says', async () => {
  open();
  await begin();
  fireEvent.keyDown(document.body, { key: 'Enter', repeat: true });
  expect(screen.getByText('Pregunta 1 de 4')).toBeTruthy();
  fireEvent.keyDown(screen.getByRole('button', { name: 'No' }), { key: 'Enter' });
  expect(screen.getByText('Pregunta 1 de 4')).toBeTruthy();
});

test.each([
  [4, 'Alcancía', true, true],
  [3, 'Hormiguita', true, false],
  [2, 'Semilla', false, false],
])('%i of 4 are %s: stars %s, confetti %s', async (yes, label, stars, confetti) => {
  const { container } = open();
  await begin();
  for (let nth = 0; nth < 4; nth += 1) press(nth < yes ? 'Enter' : 'n');
  await screen.findByRole('heading', { name: `Resultado: ${yes * 25} %, ${label}` });
  expect(screen.queryByRole('img', { name: '3 estrellas' }) !== null).toBe(stars);
  expect(container.querySelector('[data-confetti]') !== null).toBe(confetti);
});

test('it goes on at the first question without an answer, also when the test cannot be read', async () => {
  const { unmount } = open();
  await begin();
  press('Enter');
  press('n');
  unmount();
  open(new FakeApi());
  expect(await screen.findByText('Pregunta 3 de 4')).toBeTruthy();
});

test('after 30 days it begins anew', async () => {
  const { unmount } = open();
  await begin();
  press('Enter');
  unmount();
  const kept = JSON.parse(browserStorage().getItem('alcancia.affinity') ?? '{}');
  const savedAt = Date.now() - 30 * 86_400_000 - 1;
  browserStorage().setItem('alcancia.affinity', JSON.stringify({ ...kept, savedAt }));
  open();
  expect(await screen.findByRole('button', { name: 'Empezar' })).toBeTruthy();
});

test('without a network it is finished all the same, and the result follows once there is one', async () => {
  const api = apiWith();
  let isUp = false;
  api.answer(saveAffinityResult, () => {
    if (!isUp) throw new TypeError('no network');
    return { percentage: 100, rangeLabel: 'Alcancía' };
  });
  open(api);
  await begin();
  for (let nth = 0; nth < 4; nth += 1) press('Enter');
  await screen.findByRole('heading', { name: 'Resultado: 100 %, Alcancía' });
  await waitFor(() => expect(askedOf(api, saveAffinityResult)).toHaveLength(1));
  isUp = true;
  act(() => void window.dispatchEvent(new Event('online')));
  await waitFor(() =>
    expect(JSON.parse(browserStorage().getItem('alcancia.affinity') ?? '{}').sentAs).toMatch(/^[0-9a-f]{32}$/),
  );
  const sent = askedOf(api, saveAffinityResult);
  expect(new Set(sent.map(({ sessionId }) => sessionId)).size).toBe(1);
});

test('to begin again forgets everything: answers and session', async () => {
  const api = apiWith();
  open(api);
  await begin();
  for (let nth = 0; nth < 4; nth += 1) press('Enter');
  await waitFor(() => expect(askedOf(api, saveAffinityResult)).toHaveLength(1));
  const before = sessionStorage.getItem('alcancia.affinity.session');
  fireEvent.click(await screen.findByRole('button', { name: 'Empezar de nuevo' }));
  await begin();
  expect(screen.getByText('Pregunta 1 de 4')).toBeTruthy();
  expect(sessionStorage.getItem('alcancia.affinity.session')).not.toBe(before);
});

test('nothing is counted before measuring is allowed; afterwards each step is, and no failure is seen', async () => {
  const api = apiWith();
  const first = open(api);
  await begin();
  press('Enter');
  expect(askedOf(api, saveAffinityEvent)).toEqual([]);
  first.unmount();
  clear();
  allowMeasuring();
  api.answer(saveAffinityEvent, () => {
    throw new TypeError('no network');
  });
  open(api);
  await begin();
  for (let nth = 0; nth < 4; nth += 1) press('Enter');
  await screen.findByRole('heading', { name: 'Resultado: 100 %, Alcancía' });
  await waitFor(() =>
    expect(askedOf(api, saveAffinityEvent).map(({ eventType }) => eventType)).toEqual([
      'started',
      ...Array.from({ length: 4 }, () => 'answered'),
      'finished',
    ]),
  );
  expect(screen.queryByRole('alert')).toBeNull();
});

test('the ways on: calls to action, a message with the text in it', async () => {
  open();
  await begin();
  for (let nth = 0; nth < 4; nth += 1) press('Enter');
  expect((await screen.findByRole('link', { name: 'Prueba Gratis' })).getAttribute('href')).toBe('/auth?tab=signup');
  const share = new URL(screen.getByRole('link', { name: 'Compartir por mensaje' }).getAttribute('href') ?? '');
  expect(share.origin).toBe('https://wa.me');
  expect(share.searchParams.get('text')).toContain('Mi familia sacó 100 % en el test de Alcancía: Alcancía 🐷');
  expect(screen.queryByRole('button', { name: 'Guardar en mi cuenta' })).toBeNull();
});

test('an adult who is signed in may take the result into the account', async () => {
  const api = apiWith()
    .answer(whoAmI, () => lauraHere())
    .answer(keepAffinityResult, () => ({}));
  const { user } = open(api, new FakeBrowser().signedIn());
  await begin();
  for (let nth = 0; nth < 4; nth += 1) press('Enter');
  await user.click(await screen.findByRole('button', { name: 'Guardar en mi cuenta' }));
  await screen.findByText('Guardado en tu cuenta');
  const [kept] = askedOf(api, keepAffinityResult);
  expect(kept?.['sessionId']).toBe(askedOf(api, saveAffinityResult)[0]?.['sessionId']);
});

test('with a comparison the title is that of the session’s variant', async () => {
  sessionStorage.setItem('alcancia.affinity.session', `${'0'.repeat(31)}1`);
  const variants: AffinityTest['abTestConfig']['variants'] = [
    { key: 'A', title: 'Título A' },
    { key: 'B', title: 'Título B' },
  ];
  open(apiWith(aTest({ abTestConfig: { enabled: true, variants } })));
  expect(await screen.findByRole('heading', { name: 'Título B' })).toBeTruthy();
});

test('a failure can be tried again; without a test it says so', async () => {
  let isUp = false;
  const api = new FakeApi().answer(readAffinityTest, () => {
    if (!isUp) throw new TypeError('no network');
    return { test: null };
  });
  const { user } = open(api);
  const retry = await screen.findByRole('button', { name: 'Reintentar' });
  isUp = true;
  await user.click(retry);
  expect(await screen.findByRole('heading', { name: 'El test vuelve pronto' })).toBeTruthy();
});
