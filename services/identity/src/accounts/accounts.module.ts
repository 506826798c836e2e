import { Feature } from '@alcancia/server-kit';

import { InvitationsModule } from '../invitations/invitations.module.js';
import { IssuerModule } from '../issuer/issuer.module.js';
import { PinsModule } from '../pins/pins.module.js';
import { SessionsModule } from '../sessions/sessions.module.js';
import { AccountMails } from './account-mail.store.js';
import { ChangePassword } from './change-password.js';
import { ConfirmEmail } from './confirm-email.js';
import { ForgetWhatServed } from './forget-what-served.js';
import { RequestPasswordReset } from './request-password-reset.js';
import { ResendConfirmation } from './resend-confirmation.js';
import { ResetPassword } from './reset-password.js';
import { SaveOwnProfile } from './save-own-profile.js';
import { SignInAttempts } from './sign-in-attempts.store.js';
import { SignIn } from './sign-in.js';
import { SignUp } from './sign-up.js';
import { SingleUseLinks } from './single-use-links.store.js';

const hourMs = 3_600_000;

/** Adults' accounts: signing up and in, e-mails and passwords. */
@Feature({
  imports: [InvitationsModule, IssuerModule, PinsModule, SessionsModule],
  useCases: [
    ChangePassword,
    ConfirmEmail,
    RequestPasswordReset,
    ResendConfirmation,
    ResetPassword,
    SaveOwnProfile,
    SignIn,
    SignUp,
  ],
  schedules: [{ name: 'forget-what-served', everyMs: hourMs, run: ForgetWhatServed }],
  providers: [AccountMails, SignInAttempts, SingleUseLinks],
})
export class AccountsModule {}
