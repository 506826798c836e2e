import { Feature } from '@alcancia/server-kit';

import { AccessTokens } from './access-token.cipher.js';
import { issuerTables } from './issuer.personal-data.js';
import { IssuerAccounts } from './issuer-accounts.client.js';
import { IssuerGuard } from './issuer-guard.client.js';
import { IssuerKeys } from './issuer-keys.client.js';
import { IssuerTokens } from './issuer-tokens.client.js';
import { OwnToken } from './own-token.client.js';
import { PasswordGrant } from './password-grant.client.js';

/** Keycloak, or the embedded issuer that answers like it: accounts, grants and the keys that sign them. */
@Feature({
  providers: [AccessTokens, IssuerAccounts, IssuerGuard, IssuerKeys, IssuerTokens, OwnToken, PasswordGrant],
  checks: [{ name: 'issuer', of: OwnToken }],
  keeps: issuerTables,
  exports: [AccessTokens, IssuerAccounts, IssuerKeys, IssuerTokens, PasswordGrant],
})
export class IssuerModule {}
