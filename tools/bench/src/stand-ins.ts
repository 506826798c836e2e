import type { CallerShape } from '@alcancia/contracts/caller';
import type { OutputOf } from '@alcancia/contracts/define';
import type { activityFields, listApprovals } from '@alcancia/contracts/family';
import { anApprovalView, fullAccess } from '@alcancia/contracts/testing/example-views';
import type { z } from 'zod';

/** The n-th id of a kind; always the same, so that both sides of a pair say the same bytes. */
export const idOf = (kind: number, n: number): string =>
  `0194f2a0-${kind.toString(16).padStart(4, '0')}-7000-8000-${n.toString(16).padStart(12, '0')}`;

/** An adult with two children, as identity answers. */
export const anAdult = (n: number): CallerShape => ({
  userId: idOf(1, n),
  adultId: idOf(1, n),
  role: 'adult',
  profile: 'adult',
  sessionId: idOf(2, n),
  deviceId: null,
  familyId: idOf(3, n),
  children: Object.fromEntries(
    [2 * n, 2 * n + 1].map((child) => [
      idOf(4, child),
      { familyId: idOf(3, n), timeZone: 'America/Mexico_City', role: 'owner', permissions: fullAccess },
    ]),
  ),
});

/** As long as Keycloak's. */
export const tokenOf = (n: number): string => `${'eyJhbGciOiJSUzI1NiJ9'.repeat(50)}.${n}`;

/** An activity as an adult writes it down. */
export const anActivity: z.input<typeof activityFields> = {
  title: 'Ordenar la habitación',
  description: 'La cama hecha, los juguetes en su caja y la ropa en el cesto.',
  emoji: '🧹',
  category: 'hogar',
  points: 30,
  coinsCents: 500,
  evidence: 'nota',
  timeOfDay: 'tarde',
  schedule: { mode: 'dias_semana', weekdays: [1, 3, 5] },
  childIds: [idOf(4, 0), idOf(4, 1)],
};

/** Fifty requests that wait for an adult. */
export const fiftyApprovals: OutputOf<typeof listApprovals> = {
  requests: Array.from({ length: 50 }, (_, n) =>
    anApprovalView({
      requestId: idOf(5, n),
      childId: idOf(4, 0),
      title: 'Ordenar la habitación',
      emoji: '🧹',
      amounts: { points: 30, coinsCents: 500 },
      note: 'También debajo de la cama',
      dueOn: '2026-11-20',
      createdAt: '2026-11-20T18:20:05.123Z',
    }),
  ),
  pending: 50,
  toDeliver: 0,
  nextCursor: null,
};
