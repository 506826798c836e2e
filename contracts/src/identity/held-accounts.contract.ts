import { z } from 'zod';

import { administrators, defineRequest } from '../define.js';
import { done, email, moment } from '../values.js';

/** Why an account is locked: chosen, never typed, so that the audit log names nobody. */
export const lockReasons = ['stolen', 'abuse', 'asked'] as const;
export const lockReason = z.enum(lockReasons);
export type LockReason = z.output<typeof lockReason>;

const accountId = z.uuid();

/** One account by its whole address, as those see it who help people to get in (G40): never a name, a child, a password or a PIN. */
export const findAccount = defineRequest('identity.find-account', {
  http: 'GET /api/identity/admin/accounts',
  kind: 'read',
  access: administrators,
  topics: ['account'],
  input: z.object({ email }),
  output: z.object({
    account: z
      .object({
        accountId,
        email: z.string(),
        /** Runs the product: may not be locked here. */
        isAdministrator: z.boolean(),
        createdAt: moment,
        /** Null: nobody has come in yet, and the address may still be unconfirmed. */
        lastSignInAt: moment.nullable(),
        openSessions: z.int(),
        lock: z.object({ at: moment, lockReason }).nullable(),
      })
      .nullable(),
  }),
});

/** A locked account cannot sign in, and its sessions end at once, children's too. Its children stay open to their other guardians. */
export const lockAccount = defineRequest('identity.lock-account', {
  http: 'POST /api/identity/admin/accounts/{accountId}/lock',
  kind: 'steps',
  access: administrators,
  topics: ['account', 'audit'],
  input: z.object({ accountId, lockReason }),
  output: done,
});

export const unlockAccount = defineRequest('identity.unlock-account', {
  http: 'POST /api/identity/admin/accounts/{accountId}/unlock',
  kind: 'write',
  access: administrators,
  topics: ['account', 'audit'],
  input: z.object({ accountId }),
  output: done,
});

/** Ends every session of an account; whoever knows the password comes in again. */
export const endAccountSessions = defineRequest('identity.end-account-sessions', {
  http: 'POST /api/identity/admin/accounts/{accountId}/end-sessions',
  kind: 'steps',
  access: administrators,
  topics: ['account', 'audit'],
  input: z.object({ accountId }),
  output: z.object({ ended: z.int() }),
});

/** The e-mail with the link of a sign-up, once more; refused where the address is confirmed already. */
export const resendAccountConfirmation = defineRequest('identity.resend-account-confirmation', {
  http: 'POST /api/identity/admin/accounts/{accountId}/resend-confirmation',
  kind: 'steps',
  access: administrators,
  topics: ['audit'],
  limit: { max: 30, perSeconds: 600 },
  input: z.object({ accountId }),
  output: done,
});
