import { Feature } from '@alcancia/server-kit';

import { AccountsModule } from '../accounts/accounts.module.js';
import { IssuerModule } from '../issuer/issuer.module.js';
import { EndAccountSessions } from './end-account-sessions.js';
import { FindAccount } from './find-account.js';
import { LockAccount } from './lock-account.js';
import { ResendAccountConfirmation } from './resend-account-confirmation.js';
import { UnlockAccount } from './unlock-account.js';

/** What those who run the product do to an account for the sake of its people. */
@Feature({
  imports: [AccountsModule, IssuerModule],
  useCases: [EndAccountSessions, FindAccount, LockAccount, ResendAccountConfirmation, UnlockAccount],
})
export class HeldAccountsModule {}
