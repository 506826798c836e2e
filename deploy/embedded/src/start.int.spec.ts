import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { once } from 'node:events';
import { tmpdir } from 'node:os';
import path from 'node:path';

import { signUp } from '@alcancia/contracts/identity';
import { askAt, freePort, until, wantWithRetries } from '@alcancia/testing';
import { afterEach, beforeAll, beforeEach, expect, it, jest } from '@jest/globals';

import { compile } from '../test/a-process.js';
import { Start } from '../test/a-start.js';
import { mailsAt } from '../test/mails-over-http.js';

/** Each proof starts the whole product up to three times; a busy machine takes minutes for that. */
jest.setTimeout(900_000);

let folder: string;
let port: number;
let started: Start[];

beforeAll(compile);
beforeEach(async () => {
  folder = mkdtempSync(path.join(tmpdir(), 'alcancia-start-'));
  port = await freePort();
  started = [];
});
afterEach(async () => {
  for (const each of started) each.signal('SIGKILL');
  await Promise.all(started.map((each) => each.end()));
  rmSync(folder, { recursive: true, force: true });
});

function start(env: Record<string, string> = {}, ...args: string[]): Start {
  const begun = new Start({ DATA_DIR: path.join(folder, 'data'), PORT: String(port), ...env }, args);
  started.push(begun);
  return begun;
}

const laura = {
  fullName: 'Laura Gómez',
  email: 'laura@correo.mx',
  password: 'hucha-de-barro-7',
  confirmPassword: 'hucha-de-barro-7',
  hasConsented: true,
  termsVersion: '1.0',
  privacyVersion: '1.0',
};

it('says where it is, where its mails are and how to stop it; the next start finds everything again, also after a kill', async () => {
  const origin = `http://localhost:${port}`;
  const first = start();
  await first.hears('Super Admin');
  expect(first.said.split('\n').map((line) => line.trim())).toEqual([
    'Alcancía está lista.',
    '',
    `Abre      ${origin}`,
    `Correos   ${origin}/buzon`,
    'Detener   Ctrl-C',
    '',
    'Quien administra Alcancía entra una primera vez con esta contraseña, que no se vuelve a mostrar:',
    '',
    expect.stringMatching(/^Super Admin {2}admin@alcancia\.local {2}\S{16}$/),
  ]);

  const second = start({ PORT: String(await freePort()) });
  expect(await second.end()).toBe(1);
  expect(second.said).toMatch(/^Alcancía ya está abierta con los datos de .*: usa esa ventana o elige otra carpeta/);

  await wantWithRetries(askAt(origin), { answerWithinMs: 30_000 })(signUp, laura);
  await until('a mail', async () => (await mailsAt(origin)).length > 0);
  first.signal('SIGKILL');
  await first.end();

  const third = start();
  // Nobody has come in with the first password: it may have been lost.
  await third.hears('Super Admin');
  expect((await mailsAt(origin)).map(({ to }) => to)).toEqual(['laura@correo.mx']);
  third.signal('SIGINT');
  expect(await third.end()).toBe(0);
  expect(third.said).toMatch(/Cerrando…\s+Hasta pronto\. Todo quedó guardado\.$/);

  const example = start({}, '--demo');
  expect(await example.end()).toBe(1);
  expect(example.said).toMatch(/^En .*data ya hay familias y la familia de ejemplo no se mezcla con ellas: [^\n]*$/);
});

it.each([
  ['--demo', { NODE_ENV: 'production' }, 'La familia de ejemplo es solo para probar'],
  ['--demostracion', {}, 'Alcancía no conoce la opción --demostracion'],
])('with %s and %j says in one sentence why not', async (option, env, said) => {
  const refused = start(env, option);
  expect(await refused.end()).toBe(1);
  expect(refused.said).toContain(said);
  expect(refused.said).not.toContain('\n');
});

it('says in one sentence that the port is taken', async () => {
  const other = createServer().listen(port, '127.0.0.1');
  await once(other, 'listening');
  const refused = start();
  expect(await refused.end()).toBe(1);
  expect(refused.said).toBe(
    `El puerto ${port} ya está en uso: cierra lo que lo usa o elige otro con PORT=3001 npm start.`,
  );
  other.close();
});

it('says in one sentence that the folder cannot be written to', async () => {
  const file = path.join(folder, 'file');
  writeFileSync(file, '');
  const refused = start({ DATA_DIR: path.join(file, 'data') });
  expect([await refused.end(), refused.said]).toEqual([
    1,
    `No se puede escribir en ${file}/data: da permiso o elige otra carpeta con DATA_DIR.`,
  ]);
});

it.each([
  ['postgres://nadie@127.0.0.1:1/alcancia', 'La base de datos de DATABASE_URL no responde'],
  ['mysql://localhost/alcancia', 'DATABASE_URL empieza por postgres://'],
])('says in one sentence that %s is no database of ours', async (url, said) => {
  const refused = start({ DATABASE_URL: url });
  expect(await refused.end()).toBe(1);
  expect(refused.said).toContain(said);
  expect(refused.said).not.toContain('\n');
});
