import { expect, test } from '@jest/globals';
import { screen, within } from '@testing-library/react';

import type { OutputOf } from '@alcancia/contracts/define';
import {
  endAccountSessions,
  findAccount,
  listAuditLog,
  lockAccount,
  unlockAccount,
} from '@alcancia/contracts/identity';
import { FakeApi, renderWithKit } from '@alcancia/web-kit/testing';

import { csvOf, sayEntry } from '../audit/say-entry.js';
import AccountsPage from './accounts-page.js';
import AuditPage from './audit-page.js';

const accountId = '00000000-0000-7000-8000-000000000007';
const email = 'ana@correo.mx';
const at = '2026-11-23T09:05:00.000Z';

type Account = NonNullable<OutputOf<typeof findAccount>['account']>;
type Entry = OutputOf<typeof listAuditLog>['entries'][number];

const anAccount = (over: Partial<Account> = {}): Account => ({
  accountId,
  email,
  isAdministrator: false,
  createdAt: at,
  lastSignInAt: at,
  openSessions: 2,
  lock: null,
  ...over,
});

const anEntry = (over: Partial<Entry> = {}): Entry => ({
  id: '00000000-0000-7000-8000-000000000001',
  act: 'account_locked',
  byEmail: 'admin@correo.mx',
  aboutEmail: email,
  before: { lockReason: null },
  after: { lockReason: 'stolen' },
  browser: 'Firefox',
  system: 'Linux',
  at,
  ...over,
});

const look = async (api: FakeApi, typed = email) => {
  const { user } = renderWithKit(<AccountsPage />, { api });
  await user.type(screen.getByRole('searchbox', { name: 'Correo completo de la cuenta' }), `${typed}{Enter}`);
  return user;
};

test('an account is locked with a reason that was chosen, and unlocked again', async () => {
  let account = anAccount();
  const api = new FakeApi()
    .answer(findAccount, () => ({ account }))
    .answer(lockAccount, ({ lockReason }) => {
      account = anAccount({ openSessions: 0, lock: { at, lockReason } });
      return {};
    })
    .answer(unlockAccount, () => {
      account = anAccount({ openSessions: 0 });
      return {};
    });
  const user = await look(api, 'Ana@Correo.mx');
  const lock = await screen.findByRole<HTMLButtonElement>('button', { name: 'Bloquear cuenta' });
  expect(lock.disabled).toBe(true);
  await user.click(screen.getByRole('radio', { name: 'Alguien más entró en ella' }));
  await user.click(lock);
  await user.click(await screen.findByRole('button', { name: 'Desbloquear cuenta' }));
  await screen.findByText('Cuenta desbloqueada');
  await screen.findByRole('button', { name: 'Bloquear cuenta' });
  expect(api.asked.filter(({ subject }) => subject === lockAccount.subject).map(({ input }) => input)).toEqual([
    { accountId, lockReason: 'stolen' },
  ]);
});

test('its sessions are ended, and it is said how many', async () => {
  const api = new FakeApi()
    .answer(findAccount, () => ({ account: anAccount() }))
    .answer(endAccountSessions, () => ({ ended: 2 }));
  const user = await look(api);
  await user.click(await screen.findByRole('button', { name: 'Cerrar sus sesiones' }));
  expect(await screen.findByText('2 sesiones cerradas')).toBeTruthy();
});

test('who runs the product is not offered to be locked, and an unknown address says so', async () => {
  const api = new FakeApi().answer(findAccount, (asked) => ({
    account: asked.email === email ? anAccount({ isAdministrator: true }) : null,
  }));
  const user = await look(api);
  await screen.findByText('Administra el producto');
  expect(screen.queryByRole('button', { name: 'Bloquear cuenta' })).toBeNull();
  const box = screen.getByRole('searchbox');
  await user.clear(box);
  await user.type(box, 'nadie@correo.mx{Enter}');
  await screen.findByText('Ninguna cuenta usa ese correo.');
});

test('the audit log is said in words and looked through at the server', async () => {
  const api = new FakeApi().answer(listAuditLog, (asked) => ({
    entries: asked.email === undefined ? [anEntry({ aboutEmail: null })] : [anEntry({ act: 'sessions_ended' })],
    nextCursor: null,
  }));
  const { user } = renderWithKit(<AuditPage />, { api });
  const table = within(await screen.findByRole('table'));
  for (const word of ['Bloqueó la cuenta', 'Cuenta borrada', 'Nada → Alguien más entró en ella', 'Firefox · Linux'])
    await table.findByText(word);
  await user.type(screen.getByRole('searchbox'), `${email}{Enter}`);
  expect(await table.findByText('Cerró las sesiones')).toBeTruthy();
});

test('what was changed of a template is said by field, its days by name', () => {
  const before = { schedule: 'diaria', category: 'hogar', points: '5' };
  const after = { template: 'Regar el jardín', schedule: '3 6', category: 'bienestar', points: '10' };
  expect(sayEntry(anEntry({ laterAct: 'template_saved', before, after }))).toMatchObject({
    act: 'Cambió una plantilla',
    to: 'Regar el jardín',
    before: 'Cuándo: Diaria · Categoría: Hogar · Puntos: 5',
    after: 'Cuándo: miércoles y sábado · Categoría: Bienestar · Puntos: 10',
  });
});

test('a file keeps formulas as text, and quotes as quotes', () => {
  const [, line = ''] = csvOf([anEntry({ aboutEmail: '=1+"1"@correo.mx' })]).split('\r\n');
  expect(line.split('","').slice(1)).toEqual([
    'Bloqueó la cuenta',
    'admin@correo.mx',
    `'=1+""1""@correo.mx`,
    'Nada',
    'Alguien más entró en ella',
    'Firefox · Linux"',
  ]);
});
