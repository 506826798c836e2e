import type { IssuerAddress } from './an-issuer.js';

/** The Keycloak that runs beside the tests; without one they fail, they are not skipped. */
export function aKeycloak(): IssuerAddress {
  const { KEYCLOAK_URL: url, KEYCLOAK_CLIENT_SECRET: clientSecret } = process.env;
  if (!url || !clientSecret)
    throw new Error(
      'These proofs need a Keycloak with the realm of deploy/keycloak: its address in KEYCLOAK_URL and the secret of alcancia-identity in KEYCLOAK_CLIENT_SECRET',
    );
  return { url: url.replace(/\/$/, ''), clientSecret, isEmbedded: false };
}
