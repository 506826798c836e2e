import type { AmbassadorStatus } from '@alcancia/contracts/marketing';

/** What a new ambassador is offered of each payment, until somebody sets another rate. */
export const firstPercent = 20;

/** The least that is paid out at once, in cents of the currency: 50 of it, whichever it is; no rate is made up (G34). */
export const minimumPayoutCents = 5_000;

/** Visits of one ambassador from one network within a day; those beyond look made up. */
export const visitsOfNetworkPerDay = 20;

const next: Readonly<Record<AmbassadorStatus, readonly AmbassadorStatus[]>> = {
  solicitado: ['aprobado', 'rechazado'],
  // Again 'aprobado': another rate.
  aprobado: ['aprobado', 'suspendido'],
  rechazado: ['aprobado'],
  suspendido: ['aprobado'],
};

export const mayBecome = (from: AmbassadorStatus, to: AmbassadorStatus): boolean => next[from].includes(to);

/** The ambassador's part of a payment, in whole cents; what is less than one stays with the house. */
export const commissionOf = (amountCents: number, percent: number): number => Math.floor((amountCents * percent) / 100);

/** What of a commission goes back with a part of its payment, in whole cents; what is less than one stays with the house. */
export const takenBackOf = (owedCents: number, refundedCents: number, paidCents: number): number =>
  Math.ceil((owedCents * refundedCents) / paidCents);
