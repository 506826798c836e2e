import { describe, expect, test } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';

import {
  listNotifications,
  markAllNotificationsRead,
  markNotificationsRead,
  type NotificationView,
} from '@alcancia/contracts/notifications';
import { ApiError } from '@alcancia/web-kit';
import { FakeApi, renderWithKit } from '@alcancia/web-kit/testing';

import { Bell } from './bell.js';

const idOf = (n: number) => `b0000000-0000-4000-8000-${String(n).padStart(12, '0')}`;
const notice = (n: number, changes: Partial<NotificationView> = {}): NotificationView => ({
  id: idOf(n),
  type: 'activity_approved',
  payload: { message: `Aviso ${n}` },
  status: 'unread',
  createdAt: new Date(Date.now() - n * 60_000).toISOString(),
  ...changes,
});

/** A server that remembers what was read. */
function aBell(...kept: NotificationView[]) {
  let notifications = kept;
  const read = (ids: readonly string[]) => {
    notifications = notifications.map((one) => (ids.includes(one.id) ? { ...one, status: 'read' } : one));
    return {};
  };
  const api = new FakeApi()
    .answer(listNotifications, () => ({
      notifications,
      unread: notifications.filter(({ status }) => status === 'unread').length,
    }))
    .answer(markNotificationsRead, ({ ids }) => read(ids))
    .answer(markAllNotificationsRead, () => read(notifications.map(({ id }) => id)));
  return renderWithKit(<Bell />, { api, at: '/dashboard' });
}
const bell = (name: RegExp | string = /Notificaciones/) => screen.findByRole('button', { name });
/** What it opens, once it is there. */
const list = async () => {
  const dialog = screen.getByRole('dialog', { name: 'Notificaciones' });
  await within(dialog).findByRole('heading');
  return within(dialog);
};

describe('the bell', () => {
  test.each([
    [3, '3'],
    [9, '9'],
    [10, '9+'],
  ])('%i unread are shown as %s', async (unread, badge) => {
    aBell(...Array.from({ length: unread }, (_, at) => notice(at)));
    const button = await bell(`Notificaciones, ${badge} sin leer`);
    expect(button.textContent).toBe(badge);
  });

  test('without any says so, and offers nothing to mark', async () => {
    const { user } = aBell();
    await user.click(await bell());
    expect(await screen.findByText('No hay notificaciones')).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Marcar todo como leído' })).toBeNull();
  });

  test('lists them with how long ago, and a dot on what is unread', async () => {
    const { user } = aBell(notice(5), notice(120, { status: 'read' }));
    await user.click(await bell());
    const [first, second] = (await list()).getAllByRole('listitem');
    expect(first?.textContent).toBe('Aviso 5hace 5 minutos');
    expect(within(first!).getByRole('img', { name: 'sin leer' })).toBeTruthy();
    expect(second?.textContent).toBe('Aviso 120hace 2 horas');
    expect(within(second!).queryByRole('img')).toBeNull();
  });

  test('a click marks it read, opens what it is about and closes the list', async () => {
    const { user, where } = aBell(notice(1, { payload: { message: 'Aviso 1', link: '/approvals' } }), notice(2));
    await user.click(await bell('Notificaciones, 2 sin leer'));
    await user.click((await list()).getByRole('button', { name: /Aviso 1/ }));
    await waitFor(() => expect(where()).toBe('/approvals'));
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(await bell('Notificaciones, 1 sin leer')).toBeTruthy();
  });

  test.each(['https://evil.example/', '//evil.example', 'javascript:alert(1)'])(
    'never follows %s, and still marks it read',
    async (link) => {
      const { user, where } = aBell(notice(1, { payload: { message: 'Aviso 1', link } }));
      await user.click(await bell('Notificaciones, 1 sin leer'));
      await user.click((await list()).getByRole('button', { name: /Aviso 1/ }));
      await waitFor(() => expect(where()).toBe('/dashboard'));
      expect(await bell('Notificaciones')).toBeTruthy();
    },
  );

  test('what is read already is not marked again', async () => {
    const { user, api } = aBell(notice(1, { status: 'read', payload: { message: 'Aviso 1', link: '/goals' } }));
    await user.click(await bell());
    await user.click(await screen.findByRole('button', { name: /Aviso 1/ }));
    expect(api.asked.map(({ subject }) => subject)).not.toContain(markNotificationsRead.subject);
  });

  test('marks all of them read', async () => {
    const { user } = aBell(notice(1), notice(2));
    await user.click(await bell('Notificaciones, 2 sin leer'));
    await user.click((await list()).getByRole('button', { name: 'Marcar todo como leído' }));
    await waitFor(() => expect(screen.queryByRole('img', { name: 'sin leer' })).toBeNull());
    expect(await bell('Notificaciones')).toBeTruthy();
  });

  test('closes on Escape and on a tap elsewhere, and gives the focus back', async () => {
    const { user } = aBell();
    const button = await bell();
    await user.click(button);
    expect(document.activeElement).toBe(screen.getByRole('dialog'));
    await user.keyboard('{Escape}');
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(document.activeElement).toBe(button);
    await user.click(button);
    await user.click(document.body);
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  test('that cannot load offers to try again', async () => {
    const { user, api } = aBell();
    api.answer(listNotifications, () => {
      throw new ApiError({ code: 'not_permitted' });
    });
    await user.click(await bell());
    expect(await screen.findByText('No pudimos cargar las notificaciones')).toBeTruthy();
    api.answer(listNotifications, () => ({ notifications: [], unread: 0 }));
    await user.click(screen.getByRole('button', { name: 'Reintentar' }));
    expect(await screen.findByText('No hay notificaciones')).toBeTruthy();
  });
});
