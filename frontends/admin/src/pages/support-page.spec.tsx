import { afterEach, expect, jest, test } from '@jest/globals';
import { act, screen, within } from '@testing-library/react';

import type { OutputOf } from '@alcancia/contracts/define';
import { listApprovals, readWallet } from '@alcancia/contracts/family';
import { closeSupport, findAccount, listChildren, openSupport, readSupport } from '@alcancia/contracts/identity';
import { aChildView } from '@alcancia/contracts/testing/example-views';
import { ApiError } from '@alcancia/web-kit';
import { FakeApi, renderWithKit } from '@alcancia/web-kit/testing';

import AccountsPage from './accounts-page.js';
import SupportPage from './support-page.js';

type Support = OutputOf<typeof readSupport>['support'];

const [mateo, sofia] = ['d0000000-0000-4000-8000-000000000001', 'd0000000-0000-4000-8000-000000000002'] as const;
const email = 'laura@correo.mx';
const limits = { planName: 'Gratis', maxChildren: 3, maxGuardians: 1, maxDevices: 3 };
const inMs = (ms: number): string => new Date(Date.now() + ms).toISOString();
const minuteMs = 60_000;

const lasting = (leftMs: number): Support => ({
  email,
  supportReason: 'coins',
  openedAt: inMs(leftMs - 30 * minuteMs),
  endsAt: inMs(leftMs),
});

afterEach(() => {
  jest.useRealTimers();
});

const child = (id: string, displayName: string) => aChildView({ id, familyId: mateo, displayName });

const aFamily = (support: () => Support): FakeApi =>
  new FakeApi()
    .answer(readSupport, () => ({ support: support() }))
    .answer(listChildren, () => ({ children: [child(mateo, 'Mateo'), child(sofia, 'Sofía')], limits, owned: 0 }))
    .answer(listApprovals, () => ({ requests: [], pending: 0, toDeliver: 0, nextCursor: null }))
    .answer(readWallet, ({ childId }) => ({
      balance: { points: childId === mateo ? 40 : 7, availableCents: 1250, reservedCents: 0, pendingCents: 0 },
      movements: [
        {
          entryId: mateo,
          type: 'actividad' as const,
          title: 'Tender la cama',
          emoji: '🛏️',
          currency: 'coins' as const,
          amount: 1000,
          createdAt: '2026-11-23T09:05:00.000Z',
        },
      ],
      nextCursor: null,
    }));

const subjects = (api: FakeApi): string[] => api.asked.map(({ subject }) => subject);

test('a family is opened from its owner’s account, with a reason that was chosen', async () => {
  const account = { accountId: mateo, email, isAdministrator: false, createdAt: inMs(0), lastSignInAt: inMs(0) };
  const api = new FakeApi()
    .answer(findAccount, () => ({ account: { ...account, openSessions: 1, lock: null } }))
    .answer(openSupport, () => ({ endsAt: inMs(30 * minuteMs) }));
  const { user } = renderWithKit(<AccountsPage />, { api });
  await user.type(screen.getByRole('searchbox', { name: 'Correo completo de la cuenta' }), `${email}{Enter}`);
  const open = await screen.findByRole<HTMLButtonElement>('button', { name: 'Mirar su familia' });
  expect(open.disabled).toBe(true);
  await user.click(screen.getByRole('radio', { name: 'La familia pidió ayuda' }));
  await user.click(open);
  expect(api.asked.at(-1)).toMatchObject({
    subject: openSupport.subject,
    input: { accountId: mateo, supportReason: 'asked' },
  });
});

test('what is looked at is said above it; only what is opened is asked for', async () => {
  const api = aFamily(() => lasting(12 * minuteMs));
  const { user } = renderWithKit(<SupportPage />, { api });
  expect((await screen.findByRole('alert')).textContent).toMatch(
    /Estás mirando la familia de laura@correo.mx.*Motivo: Revisar monedas o puntos. Termina en 12 minutos./,
  );
  const table = await screen.findByRole('region', { name: 'Monedas' });
  expect(await within(table).findByText('+10 monedas')).toBeTruthy();
  expect(await screen.findByText('40')).toBeTruthy();
  expect(subjects(api)).not.toContain(listApprovals.subject);
  await user.click(screen.getByText('Por aprobar'));
  expect(await screen.findByText('No hay nada aquí.')).toBeTruthy();
});

test('it ends by itself in the middle of the screen, and nothing of the family stays', async () => {
  jest.useFakeTimers({ advanceTimers: true });
  const support = lasting(12 * minuteMs);
  renderWithKit(<SupportPage />, { api: aFamily(() => support) });
  expect(await screen.findByText('Mateo')).toBeTruthy();
  act(() => jest.advanceTimersByTime(12 * minuteMs));
  expect(await screen.findByText('El modo soporte terminó')).toBeTruthy();
  expect(screen.queryByText('Mateo')).toBeNull();
  expect(screen.queryByText('Tender la cama')).toBeNull();
});

test('the server that refuses a look ends it, too', async () => {
  let isOpen = true;
  const api = aFamily(() => (isOpen ? lasting(12 * minuteMs) : null)).answer(listChildren, () => {
    isOpen = false;
    throw new ApiError({ code: 'not_for_this_profile' });
  });
  renderWithKit(<SupportPage />, { api });
  expect(await screen.findByText('El modo soporte terminó')).toBeTruthy();
});

test('it is closed by hand, and where none is open the way to an account stands', async () => {
  let isOpen = true;
  const api = aFamily(() => (isOpen ? lasting(12 * minuteMs) : null)).answer(closeSupport, () => {
    isOpen = false;
    return {};
  });
  const { user } = renderWithKit(<SupportPage />, { api });
  await user.click(await screen.findByRole('button', { name: 'Terminar' }));
  const link = await screen.findByRole('link', { name: 'Buscar una cuenta' });
  expect(link.getAttribute('href')).toBe('/admin/accounts');
  expect(screen.queryByText('Mateo')).toBeNull();
});
