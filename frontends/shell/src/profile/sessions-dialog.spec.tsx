import { expect, test } from '@jest/globals';
import { screen, within } from '@testing-library/react';

import { endSession, listSessions } from '@alcancia/contracts/identity';
import { ApiError } from '@alcancia/web-kit';
import { FakeApi, renderWithKit } from '@alcancia/web-kit/testing';

import { ids } from '../../test/people.js';
import { SessionsDialog } from './sessions-dialog.js';

const chrome = {
  sessionId: ids.session,
  isThis: true,
  browser: 'Chrome',
  system: 'Android',
  type: 'mobile',
  openedAt: '2026-11-01T10:00:00.000Z',
  lastSeenAt: new Date().toISOString(),
  childName: null,
} as const;
const tablet = {
  ...chrome,
  sessionId: ids.sofia,
  isThis: false,
  browser: 'Safari',
  system: 'iPad',
  type: 'tablet',
} as const;

const api = () =>
  new FakeApi().answer(listSessions, () => ({ sessions: [chrome, { ...tablet, childName: 'Sofía' }], open: 2 }));
const openList = (answers: FakeApi) => renderWithKit(<SessionsDialog onClose={() => undefined} />, { api: answers });
const rows = () => screen.getAllByRole('listitem');

test('the list says in words where the account is open, and who is in', async () => {
  openList(api());
  expect(await screen.findByText('Chrome en Android')).toBeTruthy();
  expect(within(rows()[0]!).getByText('Este dispositivo')).toBeTruthy();
  expect(within(rows()[0]!).queryByRole('button')).toBeNull();
  expect(within(rows()[1]!).getByText('Safari en iPad')).toBeTruthy();
  expect(within(rows()[1]!).getByText('Sofía está dentro')).toBeTruthy();
});

test('one of them is closed, and stays where it stood', async () => {
  const answers = api();
  const { user } = openList(answers);
  answers.answer(endSession, () => {
    answers.answer(listSessions, () => ({ sessions: [chrome], open: 1 }));
    return {};
  });
  await user.click(await screen.findByRole('button', { name: 'Cerrar sesión: Safari en iPad' }));
  expect(await screen.findByText('Cerrada')).toBeTruthy();
  const asked = answers.asked.find(({ subject }) => subject === endSession.subject);
  expect(asked?.input).toEqual({ sessionId: ids.sofia });
  expect(rows()).toHaveLength(2);
  expect(within(rows()[1]!).queryByRole('button')).toBeNull();
});

test('a list that cannot load offers to try again', async () => {
  openList(
    new FakeApi().answer(listSessions, () => {
      throw new ApiError({ code: 'internal' });
    }),
  );
  expect(await screen.findByText('No pudimos cargar tus sesiones')).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Reintentar' })).toBeTruthy();
});
