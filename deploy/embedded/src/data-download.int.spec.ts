import { readdir, rename } from 'node:fs/promises';

import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { strFromU8, unzipSync } from 'fflate';

import { approveRequest } from '@alcancia/contracts/family';
import { askDataExport, openDataExport, readDataExport } from '@alcancia/contracts/identity';
import { listNotifications } from '@alcancia/contracts/notifications';
import { serviceNames } from '@alcancia/contracts/rooms';
import { type Adult, aHome, type Home, password, until } from '@alcancia/testing';

import { wordlessIn } from '@alcancia/identity';
import { tablesOf } from '@alcancia/server-kit';
import { unreachableTables } from '@alcancia/server-kit/testing';

import { aGuardianOf } from '../test/a-guardian.js';
import { aSystem, type TestSystem } from '../test/a-system.js';
import { definitions } from './services.js';

const minuteMs = 60_000;
const dayMs = 24 * 60 * minuteMs;

let system: TestSystem;
let home: Home;
beforeAll(async () => {
  system = await aSystem();
  home = await aHome(system);
});
afterAll(() => system.close());

type By = { readonly token: string };
const current = async (by: By, childId?: string) =>
  (await system.want(readDataExport, childId === undefined ? {} : { childId }, by)).current;

const untilReady = (by: By, childId?: string) =>
  until('the download is ready', async () => {
    await system.settled();
    const seen = await current(by, childId);
    return seen?.state === 'ready' && seen;
  });
/** Asks for a download and waits until it is ready. */
async function ready(by: By, childId?: string): Promise<string> {
  const about = childId === undefined ? {} : { childId };
  await system.want(askDataExport, { ...about, password }, by);
  return (await untilReady(by, childId)).exportId;
}
const addressOf = async (by: By, exportId: string): Promise<URL> =>
  new URL((await system.want(openDataExport, { exportId, password }, by)).address, system.address);

/** What is in the ZIP at an address, by the names of its files. */
async function unpacked(address: URL): Promise<Record<string, string>> {
  const answer = await fetch(address);
  expect(answer.status).toBe(200);
  const files = unzipSync(new Uint8Array(await answer.arrayBuffer()));
  return Object.fromEntries(Object.entries(files).map(([name, bytes]) => [name, strFromU8(bytes)]));
}
const downloaded = async (by: By, childId?: string) => unpacked(await addressOf(by, await ready(by, childId)));
const kept = async (): Promise<string[]> =>
  (await readdir(system.filesDir, { recursive: true, withFileTypes: true }))
    .filter((entry) => entry.isFile())
    .map(({ name }) => name);

test('the owner downloads all that is kept of a child, from every service, to read and as JSON and CSV', async () => {
  await system.want(approveRequest, { requestId: await home.claimed() }, home.asAdult);
  await system.settled();
  const files = await downloaded(home.asAdult, home.childId);
  const { about, tables } = JSON.parse(files['datos.json'] ?? '') as {
    about: { name: string };
    tables: { service: string; table: string; rows: Record<string, unknown>[] }[];
  };
  expect(about).toEqual({ name: 'Mateo', role: 'child' });
  const rowsOf = (name: string) => tables.filter(({ table }) => table === name).flatMap(({ rows }) => rows);
  expect(rowsOf('profiles')).toMatchObject([{ display_name: 'Mateo', birth_month: '2016-03', id: 'Mateo' }]);
  expect(rowsOf('guardianship')).toMatchObject([{ child_id: 'Mateo', adult_id: 'Laura', role: 'owner' }]);
  expect(rowsOf('approval_requests')).toMatchObject([{ decided_by: 'Laura', state: 'aprobada' }]);
  expect(rowsOf('ledger_entries').length).toBeGreaterThan(0);
  // What the adults were told of Mateo is theirs.
  expect(new Set(rowsOf('notification_logs').map(({ recipient_id }) => recipient_id))).toEqual(new Set(['Mateo']));
  expect(new Set(tables.map(({ service }) => service))).toEqual(new Set(['identity', 'family', 'notifications']));
  expect(JSON.stringify(tables)).not.toMatch(/pin_value|argon2|token_hash/);

  expect(files['csv/perfil.csv']).toMatch(/^Persona;.*Nombre;.*\r\nMateo;.*\r\n$/);
  const page = files['datos.html'] ?? '';
  expect(page).toContain('<h1>Los datos de Mateo en Alcancía</h1>');
  expect(page).toContain('Monedas, Puntos, metas y recompensas');
  expect(page).not.toContain('<script');
});

test('when it is ready whoever asked is told, and nobody else', async () => {
  await ready(home.asAdult, home.childId);
  await system.settled();
  const { notifications } = await system.want(listNotifications, {}, home.asAdult);
  expect(notifications[0]?.payload).toMatchObject({
    message: 'Los datos de Mateo están listos. Puedes descargarlos durante 7 días.',
    link: `/child/${home.childId}?tab=privacidad`,
  });
  const guardian = await aGuardianOf(system, home.childId, 'Rosa');
  const others = await system.want(listNotifications, {}, { token: guardian.token });
  expect(others.notifications.map(({ payload }) => payload.message).join()).not.toContain('listos');
});

test('who is no owner downloads nothing of the child, and of the own account nothing that is the child’s', async () => {
  const rosa: Adult = await aGuardianOf(system, home.childId, 'Rosa');
  const requestId = await home.claimed();
  await system.want(approveRequest, { requestId }, { token: rosa.token });
  const { status } = await system.ask(askDataExport, { childId: home.childId, password }, { token: rosa.token });
  expect(status).toBe(403);
  const files = await downloaded({ token: rosa.token });
  expect(files['csv/perfil.csv']).toContain('Rosa de Prueba');
  expect(files['csv/tutores.csv']).toContain('Mateo');
  const names = Object.keys(files);
  expect(names.filter((name) => /aprobaciones|movimientos|hechas/.test(name))).toEqual([]);
  expect((await downloaded(home.asAdult))['csv/aprobaciones.csv']).toContain('aprobada');
});

test('an address is served as a file and nothing else, also in parts', async () => {
  const address = await addressOf(home.asAdult, await ready(home.asAdult, home.childId));
  const { headers } = await fetch(address);
  expect(Object.fromEntries(headers)).toMatchObject({
    'content-type': 'application/zip',
    'content-disposition': expect.stringMatching(/^attachment; filename="alcancia-mateo-[\d-]{10}[.]zip"$/),
    'cache-control': 'no-store',
    'x-content-type-options': 'nosniff',
    'content-security-policy': expect.stringContaining('sandbox'),
  });
  const part = await fetch(address, { headers: { range: 'bytes=0-1' } });
  expect([part.status, await part.text()]).toEqual([206, 'PK']);
});

test('an address opens nothing after its time, altered, or for what is of another family', async () => {
  const exportId = await ready(home.asAdult, home.childId);
  const address = await addressOf(home.asAdult, exportId);
  const other = await aHome(system);
  const foreign = await addressOf(other.asAdult, await ready(other.asAdult, other.childId));
  const statusOf = async (change: (url: URL) => void): Promise<number> => {
    const changed = new URL(address);
    change(changed);
    return (await fetch(changed)).status;
  };
  const later = String(Number(address.searchParams.get('until')) + dayMs);
  expect(await statusOf(() => undefined)).toBe(200);
  expect(await statusOf((url) => url.searchParams.set('until', later))).toBe(404);
  expect(await statusOf((url) => url.searchParams.set('name', 'foto.html'))).toBe(404);
  expect(await statusOf((url) => url.searchParams.set('type', 'text/html'))).toBe(404);
  expect(await statusOf((url) => url.searchParams.delete('signature'))).toBe(404);
  expect(await statusOf((url) => (url.pathname = foreign.pathname))).toBe(404);
  expect((await system.ask(openDataExport, { exportId, password }, other.asAdult)).status).toBe(404);
  expect((await system.ask(readDataExport, { childId: home.childId }, other.asAdult)).status).toBe(404);

  system.clock.shift(5 * minuteMs + 1_000);
  await home.comeBack();
  const over = await fetch(address);
  expect([over.status, await over.text()]).toEqual([404, expect.stringContaining('Este enlace ya no abre nada')]);
});

test('both acts take the password, and a second download waits for the first', async () => {
  const wrong = await system.ask(askDataExport, { childId: home.childId, password: 'otra-clave-9' }, home.asAdult);
  expect([wrong.status, wrong.error.code]).toEqual([403, 'adult_password_wrong']);
  system.clock.shift(3_000);
  await rename(system.filesDir, `${system.filesDir}.away`);
  try {
    const { exportId } = await system.want(askDataExport, { childId: home.childId, password }, home.asAdult);
    const second = await system.ask(askDataExport, { childId: home.childId, password }, home.asAdult);
    expect([second.status, second.error.code]).toEqual([409, 'data_export_running']);
    const early = await system.ask(openDataExport, { exportId, password }, home.asAdult);
    expect([early.status, early.error.code]).toEqual([409, 'data_export_not_ready']);
  } finally {
    await rename(`${system.filesDir}.away`, system.filesDir);
  }
  system.clock.shift(minuteMs);
  const exportId = (await untilReady(home.asAdult, home.childId)).exportId;
  const guessed = await system.ask(openDataExport, { exportId, password: 'otra-clave-9' }, home.asAdult);
  expect([guessed.status, guessed.error.code]).toEqual([403, 'adult_password_wrong']);
  system.clock.shift(3_000);
});

test('while the store is away a download waits and says so, everything else works, and it goes on by itself', async () => {
  await rename(system.filesDir, `${system.filesDir}.away`);
  try {
    await system.want(askDataExport, { childId: home.childId, password }, home.asAdult);
    await system.settled();
    expect(await current(home.asAdult, home.childId)).toMatchObject({
      state: 'gathering',
      waitsSince: expect.any(String),
    });
    await system.want(approveRequest, { requestId: await home.claimed() }, home.asAdult);
  } finally {
    await rename(`${system.filesDir}.away`, system.filesDir);
  }
  system.clock.shift(minuteMs);
  expect(await untilReady(home.asAdult, home.childId)).toMatchObject({
    waitsSince: null,
    parts: serviceNames.length,
    partsInAll: serviceNames.length,
  });
});

test('a finished download whose store is away says so in words', async () => {
  const exportId = await ready(home.asAdult, home.childId);
  await rename(system.filesDir, `${system.filesDir}.away`);
  try {
    const { status, error } = await system.ask(openDataExport, { exportId, password }, home.asAdult);
    expect([status, error.code]).toEqual([503, 'files_unavailable']);
  } finally {
    await rename(`${system.filesDir}.away`, system.filesDir);
  }
});

test('whatever deletes a download, an erasure too, has its archive removed from the store', async () => {
  await ready(home.asAdult, home.childId);
  expect((await kept()).length).toBeGreaterThan(0);
  await system.databases.sql.query('delete from identity.data_exports', []);
  await until('the store is empty', async () => {
    await system.settled();
    return (await kept()).length === 0;
  });
});

test('after seven days it is gone, from the store too, and another one takes its place at any time', async () => {
  const first = await ready(home.asAdult, home.childId);
  const second = await ready(home.asAdult, home.childId);
  expect((await system.ask(openDataExport, { exportId: first, password }, home.asAdult)).status).toBe(404);
  const address = await addressOf(home.asAdult, second);
  system.clock.shift(7 * dayMs + minuteMs);
  await until('the store is empty', async () => {
    await system.settled();
    return (await kept()).length === 0;
  });
  expect((await fetch(address)).status).toBe(404);
});

test.each(definitions.map((definition) => [definition.name, definition] as const))(
  'of all that %s keeps it is known whose it is, and every table and column has its Spanish (identity, words/kept-columns.ts and kept-tables.ts)',
  async (name, definition) => {
    const tables = tablesOf(definition);
    const em = system.services.find((service) => service.name === name)!.em();
    expect(await unreachableTables(em, name, tables)).toEqual([]);
    expect(wordlessIn(tables)).toEqual([]);
  },
);
