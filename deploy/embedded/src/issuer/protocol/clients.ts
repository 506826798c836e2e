import { createHash, timingSafeEqual } from 'node:crypto';

import { identityClientId, webClientId } from '../issuer.config.js';
import { oauthError } from '../keycloak-error.js';

export type ClientId = typeof webClientId | typeof identityClientId;

const said = 'Invalid client or Invalid client credentials';
const digest = (text: string) => createHash('sha256').update(text).digest();

/** Which client asks: the public one by its name, identity with its secret in the header or the form. */
export function authenticateClient(
  authorization: string | undefined,
  form: URLSearchParams,
  identitySecret: string,
): ClientId {
  const basic = readBasic(authorization);
  const clientId = basic?.clientId ?? form.get('client_id');
  if (clientId === webClientId) return clientId;
  if (clientId !== identityClientId) throw oauthError(401, 'invalid_client', said);
  const secret = basic?.secret ?? form.get('client_secret') ?? '';
  if (!timingSafeEqual(digest(secret), digest(identitySecret))) throw oauthError(401, 'unauthorized_client', said);
  return clientId;
}

function readBasic(authorization: string | undefined): { clientId: string; secret: string } | undefined {
  const [scheme, encoded] = authorization?.split(' ') ?? [];
  if (scheme?.toLowerCase() !== 'basic' || encoded === undefined) return undefined;
  const [clientId = '', ...secret] = Buffer.from(encoded, 'base64').toString().split(':');
  return { clientId: decodeForm(clientId), secret: decodeForm(secret.join(':')) };
}

/** RFC 6749 §2.3.1: both halves are form-encoded before they are joined. */
function decodeForm(text: string): string {
  try {
    return decodeURIComponent(text.replaceAll('+', ' '));
  } catch {
    return text;
  }
}
