import { beforeEach, expect, test } from '@jest/globals';
import { act, screen, waitFor } from '@testing-library/react';

import { cookieChoiceDays, cookieNoticeVersion, keepCookieChoice } from '@alcancia/contracts/identity';
import { ApiError } from '@alcancia/web-kit';
import { FakeApi, renderWithKit } from '@alcancia/web-kit/testing';

import CookieQuestion from './cookie-question.js';
import { OwnCookieChoice } from './own-cookie-choice.js';

const place = 'alcancia.cookies';
const dayMs = 86_400_000;
const browserId = '0123456789abcdef0123456789abcdef';

beforeEach(() => localStorage.clear());

const keeping = () => new FakeApi().answer(keepCookieChoice, () => ({}));
const refusing = () =>
  new FakeApi().answer(keepCookieChoice, () => {
    throw new ApiError({ code: 'consent_words_changed' });
  });
const told = (api: FakeApi) => api.asked.map(({ input }) => input);
const kept = () => JSON.parse(localStorage.getItem(place) ?? 'null') as unknown;
const isAsked = () => screen.queryByText('Tú decides qué guardamos') !== null;
const answered = (more: object = {}) =>
  localStorage.setItem(
    place,
    JSON.stringify({
      browserId,
      measurement: true,
      outreach: false,
      noticeVersion: cookieNoticeVersion,
      decidedAt: Date.now(),
      ...more,
    }),
  );

test('all is off until somebody allows it, each by itself, and the question goes with the answer', async () => {
  const api = keeping();
  const { user } = renderWithKit(<CookieQuestion />, { api });
  await user.click(screen.getByText('Elegir'));
  expect(screen.getAllByRole('switch').map((one) => one.getAttribute('aria-checked'))).toEqual([
    'true',
    'false',
    'false',
  ]);
  await user.click(screen.getByRole('switch', { name: 'Medición' }));
  await user.click(screen.getByText('Guardar elección'));
  await waitFor(() => expect(isAsked()).toBe(false));
  const sent = { measurement: true, outreach: false, noticeVersion: cookieNoticeVersion };
  expect(told(api)).toEqual([expect.objectContaining(sent)]);
  expect(kept()).toMatchObject(sent);
});

test.each([
  ['Aceptar todas', true],
  ['Solo necesarias', false],
])("'%s' is one tap away", async (label, isOn) => {
  const api = keeping();
  const { user } = renderWithKit(<CookieQuestion />, { api });
  await user.click(screen.getByText(label));
  await waitFor(() => expect(isAsked()).toBe(false));
  expect(told(api)).toEqual([expect.objectContaining({ measurement: isOn, outreach: isOn })]);
});

test('without evidence nothing is allowed, and a no holds all the same', async () => {
  const { user } = renderWithKit(<CookieQuestion />, { api: refusing() });
  await user.click(screen.getByText('Aceptar todas'));
  await screen.findByText('Este permiso cambió');
  expect(isAsked()).toBe(true);
  expect(kept()).toBeNull();
  await user.click(screen.getByText('Solo necesarias'));
  await waitFor(() => expect(isAsked()).toBe(false));
  expect(kept()).toMatchObject({ measurement: false, outreach: false });
});

test.each([
  ['to other words', { noticeVersion: '0.9' }],
  ['too long ago', { decidedAt: Date.now() - (cookieChoiceDays + 1) * dayMs }],
  ['by somebody who wrote into the storage', { browserId: 'me' }],
])('an answer that was given %s is asked for anew', (_when, more) => {
  answered(more);
  renderWithKit(<CookieQuestion />, { api: keeping() });
  expect(isAsked()).toBe(true);
});

test('it is changed at any time, under the same number', async () => {
  answered();
  const api = keeping();
  const { user } = renderWithKit(<OwnCookieChoice />, { api });
  expect(screen.getByText(/^Elegiste el /)).toBeTruthy();
  expect(screen.getByText(`Número de tu elección: ${browserId}`)).toBeTruthy();
  await user.click(screen.getByRole('switch', { name: 'Medición' }));
  await user.click(screen.getByText('Guardar elección'));
  await screen.findByText('Elección guardada');
  expect(told(api)).toEqual([expect.objectContaining({ browserId, measurement: false, outreach: false })]);
  expect(kept()).toMatchObject({ browserId, measurement: false });
});

test('another tab that answers takes the question away here', async () => {
  renderWithKit(<CookieQuestion />, { api: keeping() });
  expect(isAsked()).toBe(true);
  answered();
  act(() => void window.dispatchEvent(new StorageEvent('storage', { key: place })));
  await waitFor(() => expect(isAsked()).toBe(false));
});
