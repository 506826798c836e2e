import type { Page } from 'playwright-core';

import { listInvoices, readSubscription } from '@alcancia/contracts/billing';
import { listGuardians, listSessions, readDataExport, readSecondStep } from '@alcancia/contracts/identity';

import { close, inTurn, press, said, titled } from './acts.js';
import { adultNames } from './crowd.js';
import { change, inDays } from './crowded-answers.js';
import type { DialogsToSee } from './dialogs.js';

const idOf = (n: number): string => `00000000-0000-4000-8000-${String(n).padStart(12, '0')}`;
const mayLookOn = {
  activities: 'view_only',
  challenges: 'view_only',
  rewards: 'view_only',
  approvals: 'view_only',
} as const;
const longest = 'Tablet de Maximilianofernandodelossantos';

/** Fifty sessions, both second steps, a download that waits, a paid plan with a year of invoices, and six more adults. */
export async function asFull(page: Page): Promise<void> {
  await change(page, listSessions, () => ({
    open: 61,
    sessions: Array.from({ length: 50 }, (_, at) => ({
      sessionId: idOf(at),
      isThis: at === 0,
      browser: at % 3 === 0 ? null : 'Samsung Internet',
      system: at % 3 === 1 ? null : 'Android',
      type: at % 2 === 0 ? ('mobile' as const) : ('tablet' as const),
      openedAt: inDays(-at - 1),
      lastSeenAt: inDays(-at),
      childName: at % 4 === 1 ? 'Maximilianofernandodelossantosyguadalupe' : null,
    })),
  }));
  await change(page, readSecondStep, () => ({
    totpSince: inDays(-40),
    recoveryCodesLeft: 1,
    passkeys: Array.from({ length: 10 }, (_, at) => ({
      passkeyId: `llave-${at}`,
      name: longest,
      createdAt: inDays(-at - 30),
      lastUsedAt: at % 2 === 0 ? null : inDays(-at),
    })),
  }));
  await change(page, readDataExport, () => ({
    current: {
      exportId: idOf(1),
      state: 'ready' as const,
      parts: 5,
      partsInAll: 5,
      waitsSince: null,
      askedAt: inDays(-1),
      readyAt: inDays(-1),
      expiresAt: inDays(6),
      bytes: 734_000_000,
    },
  }));
  const [period, currency, planName] = ['annual', 'COP', 'Familia Plus'] as const;
  await change(page, readSubscription, () => ({
    hasTrial: false,
    subscription: {
      subscriptionId: idOf(1),
      planId: idOf(2),
      planName,
      period,
      currency,
      priceCents: 99_990_000,
      state: 'past_due' as const,
      trialEndsAt: null,
      paidUntil: inDays(5),
      canCancel: true,
    },
  }));
  await change(page, listInvoices, () => ({
    nextCursor: 'la siguiente',
    invoices: Array.from({ length: 12 }, (_, at) => ({
      invoiceId: idOf(at),
      number: `2026-${String(12 - at).padStart(6, '0')}`,
      issuedAt: inDays(-30 * at),
      paidAt: inDays(-30 * at),
      planName,
      period,
      currency,
      totalCents: 99_990_000,
      taxName: 'Impuestos al consumo',
      taxRate: 1_900,
      taxCents: 15_964_789,
    })),
  }));
  await change(page, listGuardians, ({ guardians: [owner] }) => ({
    guardians: [
      owner!,
      ...Array.from({ length: 6 }, (_, at) => ({
        ...owner!,
        adultId: idOf(at),
        displayName: adultNames.displayName,
        role: 'viewer' as const,
        permissions: mayLookOn,
        isMe: false,
      })),
    ],
  }));
}

export const dialogsOfTheFull = (childId: string): readonly DialogsToSee[] => [
  {
    name: 'an account with many sessions and both second steps',
    path: '/profile',
    steps: [
      ['the open sessions', inTurn(press(/^Sesiones/), titled('Sesiones abiertas'), said(/Samsung Internet/))],
      [
        'the second step',
        inTurn(close, press(/^Verificación en dos pasos/), said('Te queda 1 código de recuperación.')),
      ],
      ['new codes', inTurn(press('Crear códigos nuevos'), titled('Crear códigos nuevos'))],
      [
        'another phone',
        inTurn(close, press(/^Verificación en dos pasos/), press('Cambiar de teléfono'), titled('Cambiar de teléfono')),
      ],
    ],
  },
  {
    name: 'a download that is ready',
    path: '/settings?tab=privacy',
    steps: [
      ['its password', inTurn(press('Descargar'), titled('Descargar datos'))],
      ['refused', inTurn(press('Descargar'), said('Escribe tu contraseña'))],
      ['another one', inTurn(close, press('Preparar otra'), titled('Preparar descarga'))],
    ],
  },
  {
    name: 'a subscription',
    path: '/pricing',
    steps: [['its end', inTurn(press('Cancelar suscripción'), titled('¿Cancelar la suscripción?'))]],
  },
  {
    name: 'the rights of another adult',
    path: `/child/${childId}?tab=tutores&rights=${idOf(0)}`,
    steps: [['area by area', titled(/^Permisos de/)]],
  },
];
