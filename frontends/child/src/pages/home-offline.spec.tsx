import { afterEach, expect, test } from '@jest/globals';
import { act, screen, waitFor } from '@testing-library/react';

import { claimActivity, type OccurrenceView, readChildDashboard } from '@alcancia/contracts/family';
import { connection } from '@alcancia/web-kit';

import { anOccurrence, aWorld, ids } from '../../test/examples.js';
import { aServer, openWorld } from '../../test/open-world.js';
import HomePage from './home-page.js';

/** A server to which there is no way until `reconnect`. */
function aFarServer() {
  let isReachable = false;
  let occurrence: OccurrenceView = anOccurrence({});
  const api = aServer()
    .answer(readChildDashboard, () => aWorld({ occurrences: [occurrence], celebrations: [] }))
    .answer(claimActivity, () => {
      if (!isReachable) throw new TypeError('network');
      occurrence = { ...occurrence, state: 'en_revision', canClaim: false, occurrenceId: ids.session };
      return { occurrence };
    });
  /** Nothing at all is answered any more: whatever else the screen asks for would say that there is a network. */
  const cutOff = () => {
    globalThis.fetch = () => Promise.reject(new TypeError('network'));
    act(connection.lost);
  };
  const reconnect = () => {
    isReachable = true;
    globalThis.fetch = api.fetch as typeof fetch;
    act(connection.heard);
  };
  const claims = () => api.asked.filter(({ subject }) => subject === claimActivity.subject).length;
  return { api, cutOff, reconnect, claims };
}

afterEach(() => act(connection.heard));

test('«Hecho» without a network says that it waits to be sent, and is in review once it was', async () => {
  const { api, reconnect } = aFarServer();
  const { user } = await openWorld(<HomePage />, { api });
  await user.click(screen.getByRole('button', { name: /^Hecho/ }));
  await screen.findByText('Pendiente de enviar');
  expect(screen.queryByRole('button', { name: /^Deshacer/ })).toBeNull();
  reconnect();
  await screen.findByText('En revisión');
  expect(screen.queryByText('Pendiente de enviar')).toBeNull();
});

test('what has not left the device can be taken back there', async () => {
  const { api, claims, cutOff, reconnect } = aFarServer();
  const { user } = await openWorld(<HomePage />, { api });
  cutOff();
  await user.click(screen.getByRole('button', { name: /^Hecho/ }));
  await screen.findByText('Pendiente de enviar');
  await user.click(screen.getByRole('button', { name: /^Deshacer/ }));
  await screen.findByRole('button', { name: /^Hecho/ });
  reconnect();
  await waitFor(() => expect(connection.snapshot().isOffline).toBe(false));
  expect(claims()).toBe(0);
});
