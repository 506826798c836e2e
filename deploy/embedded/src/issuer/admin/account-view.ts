import type { Account } from '../store/accounts.js';

const access = { manage: true };

/** An account as the admin API shows it; never its password. */
export function accountView(
  account: Account,
  { isBrief }: { isBrief: boolean } = { isBrief: false },
): Record<string, unknown> {
  const { id, username, email, firstName, lastName, attributes, requiredActions, createdAt } = account;
  const hasAttributes = Object.keys(attributes).length > 0;
  return {
    id,
    username,
    ...(firstName !== null && { firstName }),
    ...(lastName !== null && { lastName }),
    email,
    emailVerified: account.isEmailVerified,
    ...(hasAttributes && !isBrief && { attributes }),
    enabled: account.isEnabled,
    createdTimestamp: createdAt.getTime(),
    totp: false,
    ...(!isBrief && { disableableCredentialTypes: [], requiredActions, notBefore: 0 }),
    access,
  };
}
