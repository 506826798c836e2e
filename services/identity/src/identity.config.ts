import { z } from 'zod';

const secret = z.string().min(32);

/** The service's environment. Secrets stay outside the database, so that a dump reveals neither PINs nor tokens. */
export const identityConfig = z.object({
  /** Where identity reaches the issuer: Keycloak, or the embedded one. */
  ISSUER_URL: z.url(),
  ISSUER_REALM: z.string().min(1).default('alcancia'),
  /** True only where identity and the embedded issuer share a process; everywhere else it needs a Keycloak. */
  ISSUER_IS_EMBEDDED: z.stringbool().default(false),
  /** Of the confidential client `alcancia-identity`. */
  ISSUER_CLIENT_SECRET: z.string().min(8),
  /** The address that people see: in every token's `iss` and in the links of our mails. */
  PUBLIC_ORIGIN: z.url().transform((url) => new URL(url).origin),
  /** Seals parked tokens and keys the fingerprints of tokens, links and addresses. */
  SESSION_SECRET: secret,
  /** Keys the digest under a PIN's hash (G52). */
  PIN_SECRET: secret,
  /** Of the super administrator whom the first run makes (G53); without both, none is made. Of no use once there is one. */
  FIRST_ADMIN_EMAIL: z.email().optional(),
  FIRST_ADMIN_PASSWORD: z.string().min(12).optional(),
  /** Where people write about privacy, terms and refunds; the texts say so where the operator has named none. */
  LEGAL_CONTACT: z.union([z.literal(''), z.email()]).default(''),
});
export type IdentityConfig = z.output<typeof identityConfig>;
