import { ambassadorDecisions, type AmbassadorStatus } from '@alcancia/contracts/marketing';

/** What a new ambassador is offered of each payment, until somebody sets another rate. */
export const firstPercent = 20;

/** Visits of one ambassador from one network within a day; those beyond look made up. */
export const visitsOfNetworkPerDay = 20;

export function mayBecome(from: AmbassadorStatus, to: AmbassadorStatus): boolean {
  const open: readonly AmbassadorStatus[] = ambassadorDecisions[from];
  return open.includes(to);
}

/** The ambassador's part of a payment, in whole cents; what is less than one stays with the house. */
export const commissionOf = (amountCents: number, percent: number): number => Math.floor((amountCents * percent) / 100);

/** What of a commission goes back with a part of its payment, in whole cents; what is less than one stays with the house. */
export const takenBackOf = (owedCents: number, refundedCents: number, paidCents: number): number =>
  Math.ceil((owedCents * refundedCents) / paidCents);
