import { z } from 'zod';

import { adults, anyone, defineRequest } from '../define.js';
import { done, email } from '../values.js';

const token = z.string().min(20).max(200);

/**
 * Another e-mail for the own account, after the password. It changes with the link that is sent to the new address.
 * Answers the same whether or not an account has that address (G27).
 */
export const requestEmailChange = defineRequest('identity.request-email-change', {
  http: 'POST /api/identity/email-change',
  kind: 'steps',
  access: adults,
  topics: [],
  limit: { max: 10, perSeconds: 600 },
  input: z.object({ email, password: z.string().min(1).max(200) }),
  output: done,
});

/** The link at the new address: single use, 24 h. The address before is told, and can take it back for 7 days. */
export const confirmNewEmail = defineRequest('identity.confirm-new-email', {
  http: 'POST /api/identity/confirm-new-email',
  kind: 'steps',
  access: anyone,
  topics: ['account'],
  resumes: true,
  limit: { max: 30, perSeconds: 600 },
  input: z.object({ token }),
  output: z.object({ email: z.string() }),
});

/** The link at the address before (single use, 7 days): it is the account's again, and every session ends. */
export const undoEmailChange = defineRequest('identity.undo-email-change', {
  http: 'POST /api/identity/undo-email-change',
  kind: 'steps',
  access: anyone,
  topics: ['account'],
  resumes: true,
  limit: { max: 30, perSeconds: 600 },
  input: z.object({ token }),
  output: z.object({ email: z.string() }),
});
