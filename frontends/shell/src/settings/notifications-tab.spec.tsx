import { describe, expect, test } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';

import {
  type NoticeSwitch,
  noticeTypes,
  type QuietHours,
  readPreferences,
  setQuietHours,
  switchNotice,
} from '@alcancia/contracts/notifications';
import { ApiError } from '@alcancia/web-kit';
import { FakeApi, renderWithKit } from '@alcancia/web-kit/testing';

import SettingsPage from './settings-page.js';

const usual: QuietHours = { isOn: true, from: '21:00', until: '07:00' };

function server(change: { refuse?: boolean } = {}) {
  let switches: NoticeSwitch[] = noticeTypes.flatMap((type) => [
    ...(type === 'weekly_summary' ? [] : [{ type, channel: 'app' as const, isOn: true, isFixed: type === 'security' }]),
    { type, channel: 'email' as const, isOn: type !== 'goals', isFixed: type === 'security' },
  ]);
  let quietHours = usual;
  const guarded = (keep: () => void) => {
    if (change.refuse) throw new ApiError({ code: 'notice_not_by_channel' });
    keep();
    return {};
  };
  return new FakeApi()
    .answer(readPreferences, () => ({ switches, quietHours }))
    .answer(switchNotice, ({ type, channel, isOn }) =>
      guarded(() => {
        switches = switches.map((one) => (one.type === type && one.channel === channel ? { ...one, isOn } : one));
      }),
    )
    .answer(setQuietHours, (hours) =>
      guarded(() => {
        quietHours = hours;
      }),
    );
}
const open = (api: FakeApi) =>
  renderWithKit(<SettingsPage />, { api, at: '/settings?tab=notifications', path: '/settings' });
const toggle = (name: string) => screen.findByRole('switch', { name });
const isOn = (element: HTMLElement) => element.getAttribute('aria-checked') === 'true';
const asked = (api: FakeApi, subject: string) =>
  api.asked.filter((one) => one.subject === subject).map(({ input }) => input);

describe('the tab Notificaciones', () => {
  test('keeps a choice at once', async () => {
    const api = server();
    const { user } = open(api);
    const goals = await toggle('Metas: Por email');
    expect(isOn(goals)).toBe(false);
    await user.click(goals);
    expect(isOn(goals)).toBe(true);
    await waitFor(() =>
      expect(asked(api, switchNotice.subject)).toEqual([{ type: 'goals', channel: 'email', isOn: true }]),
    );
    await waitFor(() => expect(asked(api, readPreferences.subject)).toHaveLength(2));
    expect(isOn(await toggle('Metas: Por email'))).toBe(true);
  });

  test('puts it back and says so when it could not be kept', async () => {
    const { user } = open(server({ refuse: true }));
    await user.click(await toggle('Resumen semanal: Por email'));
    expect(await screen.findByText('Este aviso no llega por aquí')).toBeTruthy();
    expect(isOn(await toggle('Resumen semanal: Por email'))).toBe(true);
  });

  test('offers no switch for what always comes, and none of the app for the summary', async () => {
    open(server());
    const names = (await screen.findAllByRole('switch')).map((one) => one.textContent);
    expect(names).toHaveLength(10);
    expect(screen.queryByRole('switch', { name: /^Seguridad/ })).toBeNull();
    expect(screen.getAllByText('Siempre')).toHaveLength(2);
    expect(screen.queryByRole('switch', { name: 'Resumen semanal: En la app' })).toBeNull();
  });

  test('quiet hours: times only while they are on, and never an end that is the beginning', async () => {
    const api = server();
    const { user } = open(api);
    const from = await screen.findByLabelText('Desde las');
    expect(within(from).queryByRole('option', { name: '07:00' })).toBeNull();
    await user.selectOptions(from, '22:30');
    await waitFor(() => expect(asked(api, setQuietHours.subject)).toEqual([{ ...usual, from: '22:30' }]));
    await user.click(await toggle('Horas de silencio'));
    expect(screen.queryByLabelText('Desde las')).toBeNull();
    await waitFor(() => expect(asked(api, setQuietHours.subject).at(-1)).toMatchObject({ isOn: false }));
  });

  test('stands second, and arrows lead to it', async () => {
    const { user, where } = renderWithKit(<SettingsPage />, { api: server(), at: '/settings', path: '/settings' });
    const tabs = await screen.findAllByRole('tab');
    expect(tabs.map(({ textContent }) => textContent)).toEqual([
      'Familia',
      'Notificaciones',
      'Dispositivos',
      'Audio',
      'Privacidad',
    ]);
    tabs[0]!.focus();
    await user.keyboard('{ArrowRight}');
    await waitFor(() => expect(where()).toBe('/settings?tab=notifications'));
    expect(document.activeElement?.textContent).toBe('Notificaciones');
  });
});
