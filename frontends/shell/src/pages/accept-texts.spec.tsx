import { beforeEach, expect, test } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';

import { onboardingSteps, readProgress } from '@alcancia/contracts/family';
import { acceptLegalTexts, listLegalVersions, signOut, whoAmI } from '@alcancia/contracts/identity';
import { listNotifications } from '@alcancia/contracts/notifications';
import { ApiError, type WhoAmI } from '@alcancia/web-kit';
import { FakeApi, FakeBrowser, renderWithKit } from '@alcancia/web-kit/testing';

import { aStorage, someRemotes } from '../../test/a-remote.js';
import { legalHead } from '../../test/legal.js';
import { lauraHere } from '../../test/people.js';
import ProtectedPage from './protected-page.js';
import { RemotesProvider } from '../remotes-provider.js';

const terms = { ...legalHead, version: '2.0', summary: 'Hay planes de pago.' };
const versions = [terms, legalHead, { ...legalHead, document: 'privacy' as const }].map((one) => ({
  ...one,
  isInForce: one !== legalHead,
}));
const everything = { children: true, goals: true, activities: true, challenges: true, rewards: true };
const title = 'Cambiamos algo importante';

let api: FakeApi;
let who: WhoAmI;
beforeEach(() => {
  who = lauraHere({}, { textsToAccept: ['terms'] });
  api = new FakeApi()
    .answer(whoAmI, () => who)
    .answer(listLegalVersions, () => ({ versions }))
    .answer(readProgress, () => ({
      unlocked: everything,
      steps: onboardingSteps.map((step) => ({ step, isDone: true })),
      percent: 100,
    }))
    .answer(listNotifications, () => ({ notifications: [], unread: 0, nextCursor: null }))
    .answer(acceptLegalTexts, () => {
      who = lauraHere();
      return {};
    });
});

function open(at = '/settings') {
  const { remotes } = someRemotes({}, aStorage());
  return renderWithKit(
    <RemotesProvider remotes={remotes}>
      <ProtectedPage />
    </RemotesProvider>,
    { at, api, browser: new FakeBrowser().signedIn() },
  );
}
const asked = ({ subject }: { readonly subject: string }) => api.asked.filter((one) => one.subject === subject);

test('an adult is told what is new, and agrees to exactly the versions that were shown', async () => {
  const { user } = open();
  await screen.findByRole('dialog', { name: title });
  expect(await screen.findByText('Hay planes de pago.')).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Leer Términos de uso' }).getAttribute('href')).toBe('/terms');
  await user.click(screen.getByRole('button', { name: 'Estoy de acuerdo' }));
  await waitFor(() => expect(screen.queryByRole('dialog', { name: title })).toBeNull());
  expect(asked(acceptLegalTexts)[0]?.input).toEqual({ termsVersion: '2.0', privacyVersion: '1.0' });
});

test('nothing but an answer closes it, and signing out is one', async () => {
  api.answer(signOut, () => ({}));
  const { user, where } = open();
  await screen.findByText('Hay planes de pago.');
  await user.keyboard('{Escape}');
  expect(screen.getByRole('dialog', { name: title })).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Cerrar' })).toBeNull();
  await user.click(screen.getAllByRole('button', { name: 'Cerrar sesión' }).at(-1)!);
  await waitFor(() => expect(where()).toBe('/auth?tab=signin'));
  expect(asked(acceptLegalTexts)).toHaveLength(0);
});

test('texts that changed meanwhile are shown again before anything is agreed to', async () => {
  api.answer(acceptLegalTexts, () => {
    throw new ApiError({ code: 'legal_texts_changed' });
  });
  const { user } = open();
  await user.click(await screen.findByRole('button', { name: 'Estoy de acuerdo' }));
  await waitFor(() => expect(asked(listLegalVersions)).toHaveLength(2));
  expect(screen.getByRole('dialog', { name: title })).toBeTruthy();
});

test('nobody who has agreed already is asked', async () => {
  who = lauraHere({}, { textsToAccept: [] });
  open();
  await waitFor(() => expect(asked(listNotifications).length).toBeGreaterThan(0));
  expect(screen.queryByRole('dialog', { name: title })).toBeNull();
});
