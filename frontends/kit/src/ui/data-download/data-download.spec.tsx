import { expect, test } from '@jest/globals';
import { screen } from '@testing-library/react';

import { askDataExport, type DataExportView, openDataExport, readDataExport } from '@alcancia/contracts/identity';

import { ApiError } from '../../api/api-error.js';
import { FakeApi, renderWithKit } from '../../testing/index.js';
import { DataDownload } from './data-download.js';

const mateo = { id: '00000000-0000-4000-8000-000000000001', displayName: 'Mateo' };
const exportId = '00000000-0000-4000-8000-000000000002';
const gathering: DataExportView = {
  exportId,
  state: 'gathering',
  parts: 2,
  partsInAll: 3,
  waitsSince: null,
  askedAt: '2026-11-22T14:00:00.000Z',
  readyAt: null,
  expiresAt: null,
  bytes: null,
};
const ready: DataExportView = {
  ...gathering,
  state: 'ready',
  parts: 3,
  readyAt: '2026-11-22T14:01:00.000Z',
  expiresAt: '2026-11-29T14:01:00.000Z',
  bytes: 12_400,
};

function open(first: DataExportView | null, child: typeof mateo | null = mateo) {
  let current = first;
  const addresses: string[] = [];
  const api = new FakeApi()
    .answer(readDataExport, () => ({ current }))
    .answer(askDataExport, () => {
      current = { ...gathering, parts: 0 };
      return { exportId };
    })
    .answer(openDataExport, () => ({ address: '/files/datos.zip' }));
  const go = (address: string) => void addresses.push(address);
  return { addresses, ...renderWithKit(<DataDownload {...(child && { child })} go={go} />, { api }) };
}
const button = (name: string) => screen.findByRole('button', { name });

test('a download is asked for with the password, and then says how far it is', async () => {
  const { user, api } = open(null);
  await user.click(await button('Preparar descarga'));
  const [, submit] = screen.getAllByRole('button', { name: 'Preparar descarga' });
  await user.click(submit!);
  expect(screen.getByText('Escribe tu contraseña')).toBeTruthy();
  await user.type(screen.getByLabelText('Tu contraseña'), 'ahorrando1x');
  await user.click(submit!);
  expect(await screen.findByText('Estamos preparando la descarga')).toBeTruthy();
  expect(await screen.findByText(/^0 de 3 partes/)).toBeTruthy();
  expect(screen.getByRole('progressbar', { name: 'Reuniendo los datos' }).getAttribute('aria-valuenow')).toBe('0');
  expect(api.asked.filter(({ subject }) => subject === askDataExport.subject).map(({ input }) => input)).toEqual([
    { childId: mateo.id, password: 'ahorrando1x' },
  ]);
});

test('of the own account no child is named', async () => {
  const { user, api } = open(null, null);
  expect(await screen.findByText(/todo lo que guardamos de ti/)).toBeTruthy();
  await user.click(await button('Preparar descarga'));
  await user.type(screen.getByLabelText('Tu contraseña'), 'ahorrando1x{Enter}');
  expect(await screen.findByText('Estamos preparando la descarga')).toBeTruthy();
  expect(api.asked.find(({ subject }) => subject === askDataExport.subject)?.input).toEqual({
    password: 'ahorrando1x',
  });
});

test('one that is ready opens its address after the password', async () => {
  const { user, addresses } = open(ready);
  expect(await screen.findByText('12 KB · disponible hasta el 29 de noviembre de 2026')).toBeTruthy();
  await user.click(await button('Descargar'));
  await user.type(screen.getByLabelText('Tu contraseña'), 'ahorrando1x{Enter}');
  await screen.findByText('Tu descarga está lista');
  expect(addresses).toEqual(['/files/datos.zip']);
});

test('a wrong password stands under its field; another refusal is said and looked up again', async () => {
  const { user, api } = open(ready);
  api.answer(openDataExport, () => {
    throw new ApiError({ code: 'adult_password_wrong' });
  });
  await user.click(await button('Descargar'));
  const field = screen.getByLabelText('Tu contraseña');
  await user.type(field, 'adivinando{Enter}');
  expect(await screen.findByText('Contraseña incorrecta. Por favor intenta de nuevo')).toBeTruthy();
  expect(field.getAttribute('aria-invalid')).toBe('true');
  api.answer(openDataExport, () => {
    throw new ApiError({ code: 'data_export_not_ready' });
  });
  const looks = () => api.asked.filter(({ subject }) => subject === readDataExport.subject).length;
  const before = looks();
  await user.type(field, '{Enter}');
  expect(await screen.findByText('La descarga todavía no está lista')).toBeTruthy();
  expect(looks()).toBeGreaterThan(before);
});

test('a download that waits for the store says since when, and one that failed can be asked for again', async () => {
  const { unmount } = open({ ...gathering, waitsSince: '2026-11-22T14:05:00.000Z' });
  expect(
    await screen.findByText(/^El almacén de archivos no responde desde las \d\d:05\. La descarga espera/),
  ).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Preparar descarga' })).toBeNull();
  unmount();
  open({ ...gathering, state: 'failed' });
  expect(await screen.findByText('No pudimos preparar la descarga. Pídela otra vez.')).toBeTruthy();
  expect(await button('Preparar otra')).toBeTruthy();
});
