import { z } from 'zod';

import { adults, defineRequest } from '../define.js';
import { done, moment } from '../values.js';

/** Six digits of the authenticator app; each is good for one use, within about a minute. */
const totpCode = z.string().regex(/^[0-9]{6}$/);

/** Bytes of WebAuthn in base64url. */
export const webAuthnBytes = z.string().regex(/^[A-Za-z0-9_-]{1,8192}$/);

/** The id that its authenticator gave to a passkey. */
export const passkeyId = z.string().regex(/^[A-Za-z0-9_-]{1,1400}$/);

/** What the browser's WebAuthn answers to `passkey` in the details of `second_step_needed`, in its JSON form. */
const passkeyAnswer = z.object({
  id: passkeyId,
  rawId: passkeyId,
  type: z.literal('public-key'),
  response: z.object({
    clientDataJSON: webAuthnBytes,
    authenticatorData: webAuthnBytes,
    signature: webAuthnBytes,
  }),
});
export type PasskeyAnswer = z.output<typeof passkeyAnswer>;

/** The second step of an account that has one: a code of the app, a passkey, or one of the codes kept for the day that both are lost. */
export const secondProof = z.union([
  z.object({ code: totpCode }),
  /** Spaces, dashes and capitals do not matter. */
  z.object({ recoveryCode: z.string().min(1).max(40) }),
  z.object({ passkey: passkeyAnswer }),
]);
export type SecondProofGiven = z.output<typeof secondProof>;

/**
 * What an act asks that changes who gets in or cannot be taken back: the password and, where the account has a second step,
 * that too. Without `second` such an account is answered `second_step_needed`, with the ways to prove it in `methods`,
 * and in `passkey` what the browser needs to ask for one (PublicKeyCredentialRequestOptions in its JSON form).
 */
export const bothSteps = { password: z.string().min(1).max(200), second: secondProof.optional() };
export const recoveryCodes = z.array(z.string());

/** What the own account asks at sign-in beside the password (G27). */
export const readSecondStep = defineRequest('identity.read-second-step', {
  http: 'GET /api/identity/second-step',
  kind: 'read',
  access: adults,
  openToAdministrators: true,
  topics: ['account'],
  input: z.object({}),
  output: z.object({
    /** Since when codes of an app are asked for; null while they are not. */
    totpSince: moment.nullable(),
    /** The oldest first. */
    passkeys: z
      .array(z.object({ passkeyId, name: z.string(), createdAt: moment, lastUsedAt: moment.nullable() }))
      .optional(),
    recoveryCodesLeft: z.int(),
  }),
});

/** The secret for an authenticator app. Nothing changes until a code of it is confirmed, within 15 minutes. */
export const beginTotp = defineRequest('identity.begin-totp', {
  http: 'POST /api/identity/second-step/totp',
  kind: 'steps',
  access: adults,
  openToAdministrators: true,
  topics: [],
  carriesTokens: true,
  limit: { max: 20, perSeconds: 600 },
  input: z.object(bothSteps),
  output: z.object({
    /** Base32, for those who type it. */
    secret: z.string(),
    /** What the QR code says: otpauth://totp/… */
    uri: z.string(),
  }),
});

/** The first code of the app: from now on sign-in asks for one. Recovery codes are shown once, and none where there are some. */
export const confirmTotp = defineRequest('identity.confirm-totp', {
  http: 'POST /api/identity/second-step/totp/confirm',
  kind: 'steps',
  access: adults,
  openToAdministrators: true,
  topics: ['account'],
  carriesTokens: true,
  limit: { max: 20, perSeconds: 600 },
  input: z.object({ code: totpCode }),
  output: z.object({ recoveryCodes }),
});

/** Ten new recovery codes; those before open nothing any more. */
export const renewRecoveryCodes = defineRequest('identity.renew-recovery-codes', {
  http: 'POST /api/identity/second-step/recovery-codes',
  kind: 'steps',
  access: adults,
  openToAdministrators: true,
  topics: ['account'],
  carriesTokens: true,
  limit: { max: 20, perSeconds: 600 },
  input: z.object(bothSteps),
  output: z.object({ recoveryCodes }),
});

/** Sign-in asks for no code of an app any more; the recovery codes are gone with it, unless a passkey is left. */
export const turnOffTotp = defineRequest('identity.turn-off-totp', {
  http: 'POST /api/identity/second-step/totp/turn-off',
  kind: 'steps',
  access: adults,
  openToAdministrators: true,
  topics: ['account'],
  limit: { max: 20, perSeconds: 600 },
  input: z.object(bothSteps),
  output: done,
});
