import {
  browserSupportsWebAuthn,
  type PublicKeyCredentialCreationOptionsJSON,
  type PublicKeyCredentialRequestOptionsJSON,
  startAuthentication,
  startRegistration,
} from '@simplewebauthn/browser';

import type { ErrorDetails } from '@alcancia/contracts/errors';
import type { PasskeyAnswer, PasskeyMade } from '@alcancia/contracts/identity';

/** Whether this browser knows passkeys at all. */
export const knowsPasskeys = (): boolean => browserSupportsWebAuthn();

/** Asks the person for a passkey of theirs. Rejects when nobody answers, or the browser has none of them. */
export async function answerWithPasskey(asked: ErrorDetails): Promise<PasskeyAnswer> {
  // The server made it with the library's own other half.
  const optionsJSON = asked as unknown as PublicKeyCredentialRequestOptionsJSON;
  const { id, rawId, type, response } = await startAuthentication({ optionsJSON });
  const { clientDataJSON, authenticatorData, signature } = response;
  return { id, rawId, type, response: { clientDataJSON, authenticatorData, signature } };
}

/** Makes a passkey on this device, or on one beside it. Rejects when nobody answers, or there is one already. */
export async function makePasskey(asked: ErrorDetails): Promise<PasskeyMade> {
  const optionsJSON = asked as unknown as PublicKeyCredentialCreationOptionsJSON;
  const { id, rawId, type, response } = await startRegistration({ optionsJSON });
  const { clientDataJSON, attestationObject, transports = [] } = response;
  return { id, rawId, type, response: { clientDataJSON, attestationObject, transports } };
}
