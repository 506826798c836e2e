import { expect, test } from '@jest/globals';
import { screen } from '@testing-library/react';

import { readConsents } from '@alcancia/contracts/identity';
import { FakeApi, renderWithKit } from '@alcancia/web-kit/testing';

import { ids } from '../../test/people.js';
import { ChildAssistant } from './child-assistant.js';

const open = (isGiven: boolean) => {
  const consents = [
    { purpose: 'core' as const, isGiven: true, version: 1, last: null },
    { purpose: 'assistant' as const, isGiven, version: 1, last: null },
  ];
  const api = new FakeApi().answer(readConsents, () => ({ consents, mayDecide: false, history: [] }));
  return renderWithKit(<ChildAssistant childId={ids.sofia} />, { api, at: '/assistant' });
};

test('a child talks to MetaBot where its owner allows it', async () => {
  open(true);
  expect(await screen.findByRole('log', { name: 'Conversación con MetaBot' })).toBeTruthy();
  expect(screen.getByText(/Tu dirección, tu teléfono y tu PIN no los escribas/)).toBeTruthy();
});

test('where nobody allows it there is nothing to write in, and the way back', async () => {
  open(false);
  expect(await screen.findByRole('heading', { name: 'MetaBot está apagado para ti' })).toBeTruthy();
  expect(screen.queryByRole('textbox')).toBeNull();
  expect(screen.getByRole('link', { name: 'Volver a mi mundo' }).getAttribute('href')).toBe(
    `/child-dashboard/${ids.sofia}`,
  );
});
