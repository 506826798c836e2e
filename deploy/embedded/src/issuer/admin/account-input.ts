import { z } from 'zod';

import { KeycloakError, unknownError } from '../keycloak-error.js';

const withoutNul = (text: string) => !text.includes('\0');
const name = z.string().max(255).refine(withoutNul);
const value = z.string().max(2048).refine(withoutNul);
const credential = z.object({
  type: z.string().default('password'),
  value: z.string().default(''),
  temporary: z.boolean().default(false),
});

/** Of Keycloak's user representation what the realm uses. Ids, roles and groups in it mean nothing, as in the real one. */
const accountInput = z.object({
  username: name.nullish(),
  email: z.email().max(254).toLowerCase().nullish(),
  firstName: name.nullish(),
  lastName: name.nullish(),
  enabled: z.boolean().nullish(),
  emailVerified: z.boolean().nullish(),
  attributes: z
    .record(z.string().max(255).refine(withoutNul), z.union([z.array(value), value.transform((one) => [one])]))
    .nullish(),
  requiredActions: z.array(z.string().max(100).refine(withoutNul)).nullish(),
  credentials: z.array(credential).nullish(),
});
type AccountInput = z.output<typeof accountInput>;
type CredentialInput = z.output<typeof credential>;

export function readAccountInput(body: unknown): AccountInput {
  const { data, error } = accountInput.safeParse(body);
  if (data) return data;
  throw complaint(error.issues[0]);
}

export function readCredentialInput(body: unknown): CredentialInput {
  const { data } = credential.safeParse(body);
  if (data) return data;
  throw unknownError(400);
}

/** The password of a representation, if it brings one. */
export const passwordIn = ({ credentials }: AccountInput): CredentialInput | undefined =>
  credentials?.find(({ type, value: given }) => type === 'password' && given !== '');

function complaint(issue: z.core.$ZodIssue | undefined): KeycloakError {
  const field = String(issue?.path[0] ?? '');
  if (field === 'email') return new KeycloakError(400, { field, errorMessage: 'error-invalid-email', params: [field] });
  if (issue?.code === 'too_big')
    return new KeycloakError(400, {
      field,
      errorMessage: 'error-invalid-length-too-long',
      params: [field, 0, issue.maximum],
    });
  return unknownError(400);
}
