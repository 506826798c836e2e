import { readdir, rename } from 'node:fs/promises';

import { afterAll, beforeAll, beforeEach, expect, test } from '@jest/globals';

import { approveRequest } from '@alcancia/contracts/family';
import {
  askDataExport,
  openDataExport,
  readChild,
  readDataExport,
  requestChildErasure,
} from '@alcancia/contracts/identity';
import { listNotifications } from '@alcancia/contracts/notifications';
import { serviceNames } from '@alcancia/contracts/rooms';
import { aHome, type Home, password, until } from '@alcancia/testing';

import { aSystem, type TestSystem } from '../test/a-system.js';
import { carryOut, graceEnds } from '../test/grace-ends.js';

const lastSubject = 'El perfil del niño que acompañabas ya está borrado';
const minuteMs = 60_000;

let system: TestSystem;
let home: Home;
beforeAll(async () => {
  system = await aSystem();
});
afterAll(() => system.close());
beforeEach(async () => {
  home = await aHome(system);
});

const of = () => ({ childId: home.childId });
const ask = () => system.ask(askDataExport, { ...of(), password }, home.asAdult);
const current = async () => (await system.want(readDataExport, of(), home.asAdult)).current;
const ready = () =>
  until('the download is ready', async () => {
    await system.settled();
    const seen = await current();
    return seen?.state === 'ready' && seen;
  });
/** Objects of the child, by their keys. */
const kept = async (): Promise<string[]> =>
  (await readdir(system.filesDir, { recursive: true })).filter((key) => key.includes(home.childId));
const isTold = async () =>
  (await system.mailbox.mails()).some(({ to, subject }) => to === home.adult.email && subject === lastSubject);
const away = 'away';
const takeStoreAway = () => rename(system.filesDir, `${system.filesDir}.${away}`);
const bringStoreBack = () => rename(`${system.filesDir}.${away}`, system.filesDir);
/** Rows of any service about downloads of the child. */
const rowsLeft = async () => {
  const tables = ['identity', 'family', 'notifications', 'billing', 'marketing', 'assistant', 'speech'].map(
    (schema) => `${schema}.data_requests where person_id`,
  );
  const counts = await Promise.all(
    [...tables, 'identity.data_exports where about_id'].map((from) =>
      system.databases.sql.query(`select 1 from ${from} = '${home.childId}'`, []),
    ),
  );
  return counts.map(({ length }) => length);
};

test('of two downloads asked for at once one is made, and the other is told so', async () => {
  const answers = await Promise.all([ask(), ask()]);
  const [made, other] = answers.toSorted((one, next) => one.status - next.status);
  expect(made?.status).toBe(200);
  // The password is checked one try at a time: who comes while the first is looked at is told to wait.
  expect(['data_export_running', 'adult_password_too_soon']).toContain(other?.error.code);
  const rows = await system.databases.sql.query(
    `select id from identity.data_exports where about_id = '${home.childId}'`,
    [],
  );
  expect(rows).toHaveLength(1);
  expect(await ready()).toMatchObject({ parts: serviceNames.length });
});

test('while one is made the next is told so at once, and spends no try at the password', async () => {
  const asked = { ...of(), password: 'no es mi clave' };
  // It cannot end before it was asked for again.
  await takeStoreAway();
  try {
    expect((await ask()).status).toBe(200);
    for (let time = 0; time < 3; time += 1)
      expect((await system.ask(askDataExport, asked, home.asAdult)).error.code).toBe('data_export_running');
  } finally {
    await bringStoreBack();
  }
  // What failed while the store was away is tried again after its pause.
  system.clock.shift(minuteMs);
  await ready();
  expect((await system.ask(askDataExport, asked, home.asAdult)).error.code).toMatch(/^adult_password_/);
});

test('until the end of the grace a download is made as ever; with the child it is gone, from the store too', async () => {
  await system.want(requestChildErasure, { ...of(), password }, home.asAdult);
  expect((await ask()).status).toBe(200);
  const { exportId } = await ready();
  const { address } = await system.want(openDataExport, { exportId, password }, home.asAdult);
  expect((await fetch(new URL(address, system.address))).status).toBe(200);
  expect((await kept()).length).toBeGreaterThan(0);

  await graceEnds(system);
  await until('it is told that the child is erased', async () => {
    await system.settled();
    return isTold();
  });
  expect(await kept()).toEqual([]);
  expect(await rowsLeft()).toEqual([0, 0, 0, 0, 0, 0, 0, 0]);
  await home.comeBack().catch(() => undefined);
  expect((await system.ask(openDataExport, { exportId, password }, home.asAdult)).status).toBe(404);
  expect((await ask()).status).toBe(404);
});

test('a download that is being made when the child is erased comes to nothing, and nobody is told that it is ready', async () => {
  const requestId = await home.claimed();
  const { dueAt } = await system.want(requestChildErasure, { ...of(), password }, home.asAdult);
  system.clock.shift(Date.parse(dueAt) - system.clock.now().getTime() - minuteMs);
  await home.comeBack();
  await takeStoreAway();
  try {
    expect((await ask()).status).toBe(200);
    system.clock.shift(2 * minuteMs);
    const [approved] = await Promise.all([system.ask(approveRequest, { requestId }, home.asAdult), carryOut(system)]);
    expect([200, 401, 404]).toContain(approved.status);
    expect((await system.ask(readChild, of(), home.asAdult)).status).toBe(404);
    // What the store still has of the child cannot be removed yet: nobody says that it is done.
    expect(await isTold()).toBe(false);
  } finally {
    await bringStoreBack();
  }
  await until('it is told that the child is erased', async () => {
    system.clock.shift(minuteMs);
    await system.settled();
    return isTold();
  });
  expect(await kept()).toEqual([]);
  expect(await rowsLeft()).toEqual([0, 0, 0, 0, 0, 0, 0, 0]);
  await home.comeBack().catch(() => undefined);
  const { notifications } = await system.want(listNotifications, {}, home.asAdult);
  expect(notifications.map(({ payload }) => payload.message).join()).not.toContain('están listos');
  const [books] = await system.databases.sql.query<{ sum: string | null }>(
    `select sum(amount) as sum from family.ledger_entries`,
    [],
  );
  expect(Number(books?.sum ?? 0)).toBe(0);
});
