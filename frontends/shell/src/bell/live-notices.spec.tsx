import { describe, expect, test } from '@jest/globals';
import { act, screen, waitFor } from '@testing-library/react';

import { listNotifications, markNotificationsRead, type NotificationView } from '@alcancia/contracts/notifications';
import { makeStale } from '@alcancia/web-kit';
import { FakeApi, renderWithKit } from '@alcancia/web-kit/testing';

import { Bell } from './bell.js';
import { useNoticeToasts } from './live-notices.js';

const approved: NotificationView = {
  id: 'b0000000-0000-4000-8000-000000000001',
  type: 'activity_approved',
  payload: { message: '«Leer 20 minutos» está aprobada', link: '/child-dashboard/x' },
  status: 'unread',
  createdAt: '2026-11-21T10:00:00Z',
};

/** The tab of somebody who has nothing yet; `arrive` does what the live socket does when a notification arrives. */
async function aTab() {
  let notifications: NotificationView[] = [];
  const api = new FakeApi()
    .answer(listNotifications, () => ({
      notifications,
      unread: notifications.filter(({ status }) => status === 'unread').length,
    }))
    .answer(markNotificationsRead, () => ({}));
  let tell: (id: string) => Promise<void> = () => Promise.reject(new Error('not shown yet'));
  const Line = () => {
    const told = useNoticeToasts();
    return (
      <button
        type="button"
        ref={() => {
          tell = told;
        }}
      >
        línea
      </button>
    );
  };
  const view = renderWithKit(
    <>
      <Line />
      <Bell />
    </>,
    { api, at: '/dashboard' },
  );
  await waitFor(() => expect(api.asked).toHaveLength(1));
  const arrive = async (notice: NotificationView) => {
    notifications = [notice, ...notifications.filter(({ id }) => id !== notice.id)];
    await act(async () => {
      await makeStale(view.client, ['notifications'], { isBackground: true });
      await tell(notice.id);
    });
  };
  return { ...view, arrive };
}

describe('a notification that arrives live', () => {
  test('is counted by the bell and said once, with the way to what it is about', async () => {
    const { arrive, user, where } = await aTab();
    await arrive(approved);
    expect(await screen.findByText('«Leer 20 minutos» está aprobada')).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Notificaciones, 1 sin leer' })).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Ver' }));
    await waitFor(() => expect(where()).toBe('/child-dashboard/x'));
    expect(screen.queryByText('«Leer 20 minutos» está aprobada')).toBeNull();
    await arrive(approved);
    expect(screen.queryByText('«Leer 20 minutos» está aprobada')).toBeNull();
  });

  test('is not said if it was read meanwhile in another tab', async () => {
    const { arrive } = await aTab();
    await arrive({ ...approved, status: 'read' });
    expect(screen.queryByText('«Leer 20 minutos» está aprobada')).toBeNull();
  });

  test('is counted and not said in quiet hours', async () => {
    const { arrive } = await aTab();
    await arrive({ ...approved, isSilent: true });
    expect(await screen.findByRole('button', { name: 'Notificaciones, 1 sin leer' })).toBeTruthy();
    expect(screen.queryByText('«Leer 20 minutos» está aprobada')).toBeNull();
  });

  test('takes the place of the toast before: there is one at a time', async () => {
    const { arrive } = await aTab();
    await arrive(approved);
    await arrive({ ...approved, id: 'b0000000-0000-4000-8000-000000000002', payload: { message: 'Subiste de nivel' } });
    expect(await screen.findByText('Subiste de nivel')).toBeTruthy();
    expect(screen.queryByText('«Leer 20 minutos» está aprobada')).toBeNull();
    expect(screen.queryByRole('button', { name: 'Ver' })).toBeNull();
  });
});
