import { expect, test } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';

import { forgetConversation, listConversation } from '@alcancia/contracts/assistant';
import { FakeApi, renderWithKit } from '@alcancia/web-kit/testing';

import { AssistantPanel } from './assistant-panel.js';
import { FarEnd } from './testing/far-end.js';
import type { AssistantLine } from './use-assistant.js';

const line: AssistantLine = { open: (events) => new FarEnd(events).wire, token: async () => 'a-token' };
const log = () => within(screen.getByRole('log', { name: 'Conversación con MetaBot' }));

const remembered = [
  { by: 'you' as const, source: null, content: '¿Cómo creo una meta?' },
  { by: 'assistant' as const, source: 'kb' as const, content: '<p>En <strong>Metas</strong>.</p>' },
].map((one, nth) => ({
  ...one,
  messageId: `a0000000-0000-4000-8000-00000000000${nth}`,
  mode: 'guia' as const,
  at: '2026-11-26T10:00:00.000Z',
}));
const aServer = () => {
  let messages = remembered;
  return new FakeApi()
    .answer(listConversation, () => ({ messages }))
    .answer(forgetConversation, () => {
      messages = [];
      return {};
    });
};

test('what was said before stands there again, and goes only after the question', async () => {
  const api = aServer();
  const { user } = renderWithKit(<AssistantPanel line={line} />, { api, at: '/assistant' });
  expect((await log().findByText('Metas')).tagName).toBe('STRONG');
  await user.click(screen.getByRole('button', { name: 'Borrar conversación' }));
  const dialog = within(await screen.findByRole('dialog'));
  await user.click(dialog.getByRole('button', { name: 'Cancelar' }));
  expect(log().queryByText('Metas')).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Borrar conversación' }));
  await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Borrar' }));
  await waitFor(() => expect(log().queryByText('Metas')).toBeNull());
  expect(api.asked.filter(({ subject }) => subject === forgetConversation.subject)).toHaveLength(1);
});

test('what was said before is not asked for by whoever runs the product', async () => {
  const api = aServer();
  renderWithKit(<AssistantPanel line={line} audience="administrator" />, { api, at: '/assistant' });
  await screen.findByText('Conectando…');
  expect(api.asked.map(({ subject }) => subject)).not.toContain(listConversation.subject);
});
