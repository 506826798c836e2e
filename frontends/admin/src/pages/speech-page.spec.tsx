import { expect, test } from '@jest/globals';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';

import {
  listSpeechPermissions,
  mayBeGiven,
  readSpeechProvider,
  readSpeechSettings,
  readSpeechStats,
  readVoice,
  speechRightGroups,
  speechRights,
  speechRoles,
  switchSpeechPermission,
} from '@alcancia/contracts/speech';
import { FakeApi, renderWithKit } from '@alcancia/web-kit/testing';

import SpeechPage from './speech-page.js';

const stats = {
  isEverybodys: true,
  plays: 0,
  succeeded: 0,
  characters: 0,
  engines: [],
  sections: [],
  troubles: [],
  days: [],
};

const server = () =>
  new FakeApi()
    .answer(readVoice, () => ({
      may: [...speechRights],
      own: { mutesVoice: false, reducesEffects: false },
      languageCode: 'es-ES',
      sections: [],
    }))
    .answer(readSpeechSettings, () => ({
      general: {
        engine: 'browser' as const,
        browserVoice: null,
        rate: 1,
        pitch: 1,
        voiceVolume: 100,
        effectsVolume: 100,
        languageCode: 'es-ES' as const,
        providerVoice: null,
        providerModel: 'eleven_multilingual_v2',
        version: 1,
      },
      sections: [],
    }))
    .answer(listSpeechPermissions, () => ({
      permissions: speechRoles.flatMap((role) =>
        speechRights.map((right) => ({
          role,
          right,
          group: speechRightGroups[right],
          isEnabled: role === 'super_admin' || (mayBeGiven(role, right) && !right.startsWith('edit')),
        })),
      ),
    }))
    .answer(readSpeechProvider, () => ({
      state: 'there' as const,
      tier: 'creator',
      used: 1,
      most: 2,
      resetsAt: null,
      voices: [{ voiceId: 'abc', name: 'Marimba' }],
    }))
    .answer(readSpeechStats, ({ from = '2026-10-28', to = '2026-11-26' }) => ({ ...stats, from, to }))
    .answer(switchSpeechPermission, () => ({}));

const open = (api: FakeApi) => renderWithKit(<SpeechPage />, { api, at: '/admin/audio', path: '/admin/audio' });
const asked = (api: FakeApi, subject: string) =>
  api.asked.filter((one) => one.subject === subject).map(({ input }) => input);

test('a role is given a right with its switch; what no child is given has none', async () => {
  const api = server();
  open(api);
  const given = await screen.findByRole('switch', { name: 'Cambiar los ajustes generales: Padre/Tutor' });
  expect(given.getAttribute('aria-checked')).toBe('false');
  fireEvent.click(given);
  await screen.findByText('Cambiar los ajustes generales: permitido a Padre/Tutor');
  expect(asked(api, switchSpeechPermission.subject)).toEqual([
    { role: 'adult', right: 'edit_global_engine', isEnabled: true },
  ]);
  expect(screen.queryByRole('switch', { name: 'Cambiar los ajustes generales: Niño/a' })).toBeNull();
  expect(screen.getByRole('switch', { name: 'Silenciar la voz para sí: Niño/a' })).toBeTruthy();
}, 60_000);

test('the voices of the provider are offered by name, and what was heard is looked at between two days', async () => {
  const api = server();
  open(api);
  const form = await screen.findByRole('form', { name: 'Ajustes generales' });
  await within(form).findByRole('option', { name: 'Marimba' });
  await screen.findByText('Todavía no se ha escuchado nada.');
  fireEvent.change(screen.getByLabelText('Desde'), { target: { value: '2026-11-01' } });
  await waitFor(() => expect(asked(api, readSpeechStats.subject).at(-1)).toEqual({ from: '2026-11-01' }));
}, 60_000);
