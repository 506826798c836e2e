import { beforeEach, expect, test } from '@jest/globals';
import { screen, within } from '@testing-library/react';

import { readShareAddress, whoAmI } from '@alcancia/contracts/identity';
import { readAmbassadorship } from '@alcancia/contracts/marketing';
import { ApiError, type WhoAmI } from '@alcancia/web-kit';
import { FakeApi, FakeBrowser, renderWithKit } from '@alcancia/web-kit/testing';

import { lauraHere, sofiaHere } from '../../test/people.js';
import { ShareApp } from './share-app.js';
import ShareForVisitors from './share-for-visitors.js';

const link = 'https://alcancia.example/?amb=ABCD2345';

let api: FakeApi;
let who: WhoAmI;
beforeEach(() => {
  who = lauraHere();
  api = new FakeApi()
    .answer(whoAmI, () => who)
    .answer(readShareAddress, () => ({ base: 'https://alcancia.example' }))
    .answer(readAmbassadorship, () => ({ ambassador: null }));
});
const open = () => renderWithKit(<ShareApp />, { api, at: '/share-app', browser: new FakeBrowser().signedIn() });
const channels = async () => within(await screen.findByRole('list', { name: 'Compartir por' })).getAllByRole('link');

test('an adult shares the address of the app by each channel', async () => {
  open();
  expect((await channels()).map(({ textContent }) => textContent)).toEqual([
    'WhatsApp',
    'Email',
    'Facebook',
    'X (Twitter)',
    'LinkedIn',
  ]);
  for (const channel of await channels())
    expect(channel.getAttribute('href')).toContain(encodeURIComponent('https://alcancia.example'));
  expect(screen.getByRole('img', { name: 'Código QR que lleva a Alcancía' })).toBeTruthy();
});

test('an ambassador shares the own link, and is told so', async () => {
  api.answer(readAmbassadorship, () => ({
    ambassador: {
      status: 'aprobado' as const,
      link,
      commissionPercent: 10,
      payoutMethod: '',
      appliedAt: '2026-11-01T10:00:00.000Z',
      funnel: { visits: 0, signUps: 0, trials: 0, subscribed: 0, left: 0 },
      books: [],
      payouts: [],
    },
  }));
  open();
  expect(await screen.findByText(link)).toBeTruthy();
  expect(screen.getByText('Es tu enlace de embajador: quien entre por él cuenta para ti.')).toBeTruthy();
});

test('while the section of ambassadors is off nothing is asked of it', async () => {
  who = lauraHere({ flagsOff: ['ambassadors_section_enabled'] });
  open();
  await screen.findByText('https://alcancia.example');
  expect(api.asked.some(({ subject }) => subject === readAmbassadorship.subject)).toBe(false);
});

test('a child sees the code and how to install, and sends nothing to anybody', async () => {
  who = sofiaHere();
  open();
  await screen.findByText('Con este código entras a Alcancía en otro teléfono o tableta.');
  expect(screen.getByText('Añadir a pantalla de inicio', { exact: false })).toBeTruthy();
  expect(screen.queryByRole('list', { name: 'Compartir por' })).toBeNull();
  expect(screen.queryByRole('button', { name: 'Copiar enlace' })).toBeNull();
});

test('a visitor to whom installing has failed finds how it is done', async () => {
  renderWithKit(<ShareForVisitors />, { api, at: '/share-app' });
  expect(await screen.findByRole('heading', { level: 1, name: 'Compartir App' })).toBeTruthy();
  expect(await screen.findByRole('heading', { name: 'iPhone y iPad' })).toBeTruthy();
});

test('where the address cannot be read it says so, and tries again', async () => {
  api.answer(readShareAddress, () => {
    throw new ApiError({ code: 'unavailable' });
  });
  open();
  expect(await screen.findByText('No pudimos cargar el enlace')).toBeTruthy();
});
