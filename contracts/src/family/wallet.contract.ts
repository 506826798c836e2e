import { z } from 'zod';

import { defineRequest, peopleWho } from '../define.js';
import { moment, nextCursor, page } from '../values.js';

/** What a child has and what is put aside. Points are whole, coins in cents. */
export const balanceView = z.object({
  points: z.int().nonnegative(),
  availableCents: z.int().nonnegative(),
  reservedCents: z.int().nonnegative(),
  /** 'Pendiente de compensar': what a reversal could not take back; zero or positive here (G3). */
  pendingCents: z.int().nonnegative(),
});

export type BalanceView = z.output<typeof balanceView>;

/** What moved the balance (G10). */
export const movementTypes = ['actividad', 'bono', 'meta', 'canje', 'reembolso', 'correccion', 'compensacion'] as const;

export const movementView = z.object({
  entryId: z.uuid(),
  type: z.enum(movementTypes),
  title: z.string(),
  emoji: z.string(),
  currency: z.enum(['points', 'coins']),
  /** Signed: points, or cents of a moneda. */
  amount: z.int(),
  createdAt: moment,
});

/** 'Mi cartera' (G10): Disponible, Reservado, and the movements, newest first, of one month if named. */
export const readWallet = defineRequest('family.read-wallet', {
  http: 'GET /api/family/children/{childId}/wallet',
  kind: 'read',
  access: peopleWho('seeWallet', { childIn: 'childId' }),
  openToSupport: true,
  topics: ['wallet'],
  input: page.extend({
    childId: z.uuid(),
    month: z
      .string()
      .regex(/^20\d\d-(0[1-9]|1[0-2])$/)
      .optional(),
    type: z.enum(movementTypes).optional(),
  }),
  output: z.object({
    balance: balanceView,
    movements: z.array(movementView),
    nextCursor,
    /** Coins of the whole named month, in cents: what came in, and what redemptions took; no filter touches it. */
    monthSum: z.object({ earnedCents: z.int(), usedCents: z.int() }).optional(),
  }),
});
