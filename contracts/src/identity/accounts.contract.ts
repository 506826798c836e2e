import { z } from 'zod';

import { adults, anyone, defineRequest, gatewayOnly } from '../define.js';
import { done, email, line, password } from '../values.js';
import { invitationToken } from './invitations.contract.js';

/** A visitor opens an account; the confirmation e-mail leaves with it. Spec 1 §2, §5; G52. */
export const signUp = defineRequest('identity.sign-up', {
  http: 'POST /api/identity/sign-up',
  kind: 'steps',
  access: anyone,
  topics: [],
  resumes: true,
  limit: { max: 20, perSeconds: 600 },
  input: z.object({
    fullName: line(100),
    /** Left out, it is the address of the invitation. */
    email: email.optional(),
    password,
    confirmPassword: password,
    /** The link that led here: the account is for the address that it was sent to and for no other (G25). */
    invitation: invitationToken.optional(),
    /** Over 18 and in agreement with the terms and the privacy notice; the versions shown are kept with the consent. */
    hasConsented: z.boolean(),
    termsVersion: z.string().min(1).max(20),
    privacyVersion: z.string().min(1).max(20),
  }),
  output: z.object({
    email: z.string().describe('empty when it was left out: nobody reads it without its mailbox (G52)'),
  }),
});

/** The link of the confirmation e-mail: single use, 24 h. */
export const confirmEmail = defineRequest('identity.confirm-email', {
  http: 'POST /api/identity/confirm-email',
  kind: 'steps',
  access: anyone,
  topics: [],
  limit: { max: 30, perSeconds: 600 },
  input: z.object({ token: z.string().min(20).max(200) }),
  output: z.object({ email: z.string() }),
});

/** Answers the same whether or not the e-mail is known (G52). */
export const resendConfirmation = defineRequest('identity.resend-confirmation', {
  http: 'POST /api/identity/resend-confirmation',
  kind: 'steps',
  access: anyone,
  topics: [],
  limit: { max: 5, perSeconds: 600 },
  input: z.object({ email }),
  output: done,
});

/** '¿Olvidaste tu contraseña?' Answers the same whether or not the e-mail is known (G27). */
export const requestPasswordReset = defineRequest('identity.request-password-reset', {
  http: 'POST /api/identity/request-password-reset',
  kind: 'steps',
  access: anyone,
  topics: [],
  limit: { max: 5, perSeconds: 600 },
  input: z.object({ email }),
  output: done,
});

/** The link of the reset e-mail (single use, 1 h) with the new password; it ends every session of the account. */
export const resetPassword = defineRequest('identity.reset-password', {
  http: 'POST /api/identity/reset-password',
  kind: 'steps',
  access: anyone,
  topics: [],
  limit: { max: 20, perSeconds: 600 },
  input: z.object({ token: z.string().min(20).max(200), password, confirmPassword: password }),
  output: done,
});

/** A new password after the old one; ends every other session of the account. */
export const changePassword = defineRequest('identity.change-password', {
  http: 'POST /api/identity/change-password',
  kind: 'steps',
  access: adults,
  openToAdministrators: true,
  topics: [],
  changesAccess: { ofCaller: true },
  input: z.object({ currentPassword: password.min(1), password, confirmPassword: password }),
  output: done,
});

/** Another service has something to send to an adult: the address, or null where there is no such account any more. */
export const readAddress = defineRequest('identity.read-address', {
  kind: 'read',
  access: gatewayOnly,
  topics: [],
  input: z.object({ adultId: z.uuid() }),
  output: z.object({ email: z.string().nullable() }),
});
