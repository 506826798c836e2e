import { describe, expect, test } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';

import {
  readSpeechProvider,
  readSpeechSettings,
  readSpeechStats,
  readVoice,
  saveSpeechSection,
  saveSpeechSettings,
  type SpeechRight,
  speechSections,
} from '@alcancia/contracts/speech';
import { plainSection } from '@alcancia/web-kit';
import { FakeApi, renderWithKit } from '@alcancia/web-kit/testing';

import SettingsPage from './settings-page.js';

const looking: SpeechRight[] = [
  'mute_voice',
  'reduce_effects',
  'view_elevenlabs_status',
  'view_general_stats',
  'view_global_settings',
  'view_section_settings',
];
const general = {
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
};
const asGeneral = { engine: null, browserVoice: null, rate: null, pitch: null, voiceVolume: null, effectsVolume: null };

/** The service of an adult with these rights. */
function server(may: SpeechRight[]) {
  const sections = speechSections.map((section) => ({
    ...asGeneral,
    section,
    isOn: true,
    providerVoice: null,
    version: 1,
  }));
  const own = { mutesVoice: false, reducesEffects: false };
  return new FakeApi()
    .answer(readVoice, () => ({
      may,
      own,
      languageCode: 'es-ES',
      sections: speechSections.map((section) => ({ ...plainSection, section })),
    }))
    .answer(readSpeechSettings, () => ({
      general: may.includes('view_global_settings') ? general : null,
      sections: may.includes('view_section_settings') ? sections : null,
    }))
    .answer(readSpeechProvider, () => ({
      state: 'there' as const,
      tier: 'creator',
      used: 1_200,
      most: 100_000,
      resetsAt: null,
      voices: [],
    }))
    .answer(readSpeechStats, () => ({
      from: '2026-10-28',
      to: '2026-11-26',
      isEverybodys: false,
      plays: 4,
      succeeded: 3,
      characters: 90,
      engines: [{ engine: 'browser' as const, plays: 4, succeeded: 3 }],
      sections: [{ section: 'goals' as const, plays: 4 }],
      troubles: [{ trouble: 'no_voice' as const, plays: 1 }],
      days: [{ day: '2026-11-26', plays: 4 }],
    }))
    .answer(saveSpeechSettings, () => ({ version: 2 }))
    .answer(saveSpeechSection, () => ({ version: 2 }));
}
const open = (api: FakeApi) => renderWithKit(<SettingsPage />, { api, at: '/settings?tab=audio', path: '/settings' });
const card = (name: string) => screen.findByRole('region', { name });
const asked = (api: FakeApi, subject: string) =>
  api.asked.filter((one) => one.subject === subject).map(({ input }) => input);

describe('the tab Audio', () => {
  test('shows an adult what it may look at, and lets it change nothing', async () => {
    open(server(looking));
    const form = await screen.findByRole('form', { name: 'Ajustes generales' });
    for (const field of within(form).getAllByRole('combobox')) expect((field as HTMLSelectElement).disabled).toBe(true);
    expect(within(form).queryByRole('button')).toBeNull();
    const sections = await card('Por sección');
    expect(within(sections).getAllByRole('switch')).toHaveLength(12);
    for (const each of within(sections).getAllByRole('switch')) expect((each as HTMLButtonElement).disabled).toBe(true);
    expect(within(await card('Proveedor de voz')).getByText(/^1.?200 de 100.000 este mes$/)).toBeTruthy();
    const stats = await card('Uso del audio');
    expect(within(stats).getByText('75 %')).toBeTruthy();
    expect(within(stats).getByText('Navegador sin voz: 1')).toBeTruthy();
    expect(within(stats).getByText(/solo tuyo/)).toBeTruthy();
  });

  test.each<[SpeechRight, string, 'form' | 'region']>([
    ['view_global_settings', 'Ajustes generales', 'form'],
    ['view_section_settings', 'Por sección', 'region'],
    ['view_elevenlabs_status', 'Proveedor de voz', 'region'],
    ['view_general_stats', 'Uso del audio', 'region'],
  ])('without %s «%s» is not there', async (right, name, role) => {
    open(server(looking.filter((one) => one !== right)));
    await card('Cómo suena para ti');
    await waitFor(() => expect(screen.queryByRole('status', { name: 'Cargando' })).toBeNull());
    await screen.findByRole(right === 'view_global_settings' ? 'region' : 'form', {
      name: right === 'view_global_settings' ? 'Por sección' : 'Ajustes generales',
    });
    expect(screen.queryByRole(role, { name })).toBeNull();
  });

  test.each<[SpeechRight, string]>([
    ['mute_voice', 'Silenciar la voz'],
    ['reduce_effects', 'Menos efectos'],
  ])('without %s there is no switch «%s»', async (right, name) => {
    open(server(looking.filter((one) => one !== right)));
    const own = await card('Cómo suena para ti');
    expect(within(own).getAllByRole('switch')).toHaveLength(1);
    expect(within(own).queryByRole('switch', { name })).toBeNull();
  });

  test('an adult who was given the right changes the engine for everybody', async () => {
    const api = server([...looking, 'edit_global_engine']);
    const { user } = open(api);
    const form = await screen.findByRole('form', { name: 'Ajustes generales' });
    const save = within(form).getByRole('button', { name: 'Guardar' });
    expect((save as HTMLButtonElement).disabled).toBe(true);
    await user.selectOptions(within(form).getByRole('combobox', { name: /Motor de voz/ }), 'elevenlabs');
    await user.click(save);
    await screen.findByText('Audio guardado');
    expect(asked(api, saveSpeechSettings.subject)).toEqual([{ ...general, engine: 'elevenlabs' }]);
  });

  test('and one section, with its switch and in its dialog', async () => {
    const api = server([...looking, 'edit_section_engine']);
    const { user } = open(api);
    const sections = await card('Por sección');
    await user.click(within(sections).getByRole('switch', { name: 'Cartera' }));
    await waitFor(() =>
      expect(asked(api, saveSpeechSection.subject)).toMatchObject([{ section: 'wallet', isOn: false }]),
    );
    await user.click(await screen.findByRole('button', { name: 'Cambiar el audio de «Metas»' }));
    const dialog = await screen.findByRole('dialog');
    await user.selectOptions(within(dialog).getByRole('combobox', { name: 'Velocidad' }), '0.75');
    await user.click(within(dialog).getByRole('button', { name: 'Guardar' }));
    await waitFor(() =>
      expect(asked(api, saveSpeechSection.subject).at(-1)).toMatchObject({
        section: 'goals',
        rate: 0.75,
        engine: null,
      }),
    );
  });

  test('that cannot be loaded says so', async () => {
    open(new FakeApi());
    expect((await screen.findAllByText('No se pudo cargar la configuración de audio.')).length).toBeGreaterThan(0);
    expect(screen.getByText('Error')).toBeTruthy();
  });
});
