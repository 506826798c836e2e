import { z } from 'zod';

import { adults, defineRequest } from '../define.js';
import { done, line } from '../values.js';
import { bothSteps, passkeyId, recoveryCodes, webAuthnBytes } from './second-step.contract.js';

/** What the browser's WebAuthn says of a key that it has made, in its JSON form. */
const passkeyMade = z.object({
  id: passkeyId,
  rawId: passkeyId,
  type: z.literal('public-key'),
  response: z.object({
    clientDataJSON: webAuthnBytes,
    attestationObject: webAuthnBytes,
    transports: z
      .array(z.string().regex(/^[a-z-]{1,20}$/))
      .max(10)
      .optional(),
  }),
});
export type PasskeyMade = z.output<typeof passkeyMade>;

/** What the browser needs to make a passkey for this account. Nothing changes until one is confirmed, within 5 minutes. */
export const beginPasskey = defineRequest('identity.begin-passkey', {
  http: 'POST /api/identity/second-step/passkeys/begin',
  kind: 'steps',
  access: adults,
  openToAdministrators: true,
  topics: [],
  limit: { max: 20, perSeconds: 600 },
  input: z.object(bothSteps),
  /** PublicKeyCredentialCreationOptions in its JSON form. */
  output: z.object({ options: z.record(z.string(), z.json()) }),
});

/** The passkey that the browser has made: from now on sign-in takes it as a second step. */
export const confirmPasskey = defineRequest('identity.confirm-passkey', {
  http: 'POST /api/identity/second-step/passkeys',
  kind: 'steps',
  access: adults,
  openToAdministrators: true,
  topics: ['account'],
  carriesTokens: true,
  limit: { max: 20, perSeconds: 600 },
  input: z.object({ name: line(40), passkey: passkeyMade }),
  /** Empty where the account has recovery codes already. */
  output: z.object({ recoveryCodes }),
});

export const renamePasskey = defineRequest('identity.rename-passkey', {
  http: 'PUT /api/identity/second-step/passkeys/{passkeyId}/name',
  kind: 'write',
  access: adults,
  openToAdministrators: true,
  topics: ['account'],
  input: z.object({ passkeyId, name: line(40) }),
  output: done,
});

/** It opens nothing any more. With the last way to prove it the second step itself is gone, and its recovery codes. */
export const removePasskey = defineRequest('identity.remove-passkey', {
  http: 'POST /api/identity/second-step/passkeys/{passkeyId}/remove',
  kind: 'steps',
  access: adults,
  openToAdministrators: true,
  topics: ['account'],
  limit: { max: 20, perSeconds: 600 },
  input: z.object({ passkeyId, ...bothSteps }),
  output: done,
});
