import { Feature } from '@alcancia/server-kit';

import { InvitationsModule } from '../invitations/invitations.module.js';
import { IssuerModule } from '../issuer/issuer.module.js';
import { LegalModule } from '../legal/legal.module.js';
import { PinsModule } from '../pins/pins.module.js';
import { SecondStepModule } from '../second-step/second-step.module.js';
import { SessionsModule } from '../sessions/sessions.module.js';
import { AccountMails } from './account-mail.store.js';
import { accountTables } from './accounts.personal-data.js';
import { ChangePassword } from './change-password.js';
import { ConfirmEmail } from './confirm-email.js';
import { ConfirmNewEmail } from './confirm-new-email.js';
import { EmailChange } from './email-change.store.js';
import { ReadAddress } from './read-address.js';
import { RequestEmailChange } from './request-email-change.js';
import { RequestPasswordReset } from './request-password-reset.js';
import { ResendConfirmation } from './resend-confirmation.js';
import { ResetPassword } from './reset-password.js';
import { SaveOwnProfile } from './save-own-profile.js';
import { SignIn } from './sign-in.js';
import { SignUp } from './sign-up.js';
import { SingleUseLinks } from './single-use-links.store.js';
import { UndoEmailChange } from './undo-email-change.js';

/** Adults' accounts: signing up and in, e-mails and passwords. */
@Feature({
  imports: [InvitationsModule, IssuerModule, LegalModule, PinsModule, SecondStepModule, SessionsModule],
  useCases: [
    ChangePassword,
    ConfirmEmail,
    ConfirmNewEmail,
    ReadAddress,
    RequestEmailChange,
    RequestPasswordReset,
    ResendConfirmation,
    ResetPassword,
    SaveOwnProfile,
    SignIn,
    SignUp,
    UndoEmailChange,
  ],
  keeps: accountTables,
  providers: [AccountMails, EmailChange, SingleUseLinks],
  exports: [AccountMails],
})
export class AccountsModule {}
