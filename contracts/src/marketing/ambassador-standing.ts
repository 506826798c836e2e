export const ambassadorStatuses = ['solicitado', 'aprobado', 'rechazado', 'suspendido'] as const;
export type AmbassadorStatus = (typeof ambassadorStatuses)[number];
/** What an administrator decides; nobody is made an applicant again. */
export type AmbassadorDecision = Exclude<AmbassadorStatus, 'solicitado'>;

/** What an ambassador may become, the likelier first (G34). */
export const ambassadorDecisions: Readonly<Record<AmbassadorStatus, readonly AmbassadorDecision[]>> = {
  solicitado: ['aprobado', 'rechazado'],
  // Again 'aprobado': another rate.
  aprobado: ['aprobado', 'suspendido'],
  rechazado: ['aprobado'],
  suspendido: ['aprobado'],
};

/** The least that is paid out at once, in cents of the currency: 50 of it, whichever it is; no rate is made up (G34). */
export const minimumPayoutCents = 5_000;
