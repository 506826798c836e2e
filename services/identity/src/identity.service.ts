import { defineService } from '@alcancia/server-kit';

import { AccountLetters } from './accounts/account-letter.store.js';
import { ChangePassword } from './accounts/change-password.js';
import { ConfirmEmail } from './accounts/confirm-email.js';
import { ForgetWhatServed } from './accounts/forget-what-served.js';
import { RequestPasswordReset } from './accounts/request-password-reset.js';
import { ResendConfirmation } from './accounts/resend-confirmation.js';
import { ResetPassword } from './accounts/reset-password.js';
import { SaveOwnProfile } from './accounts/save-own-profile.js';
import { SignInAttempts } from './accounts/sign-in-attempts.store.js';
import { SignIn } from './accounts/sign-in.js';
import { SignUp } from './accounts/sign-up.js';
import { SingleUseLinks } from './accounts/single-use-links.store.js';
import { CreateChild } from './children/create-child.js';
import { ListChildren } from './children/list-children.js';
import { ReadChild } from './children/read-child.js';
import { UpdateChild } from './children/update-child.js';
import { AuthorizeDevice } from './devices/authorize-device.js';
import { CheckDevice } from './devices/check-device.js';
import { DeviceAccess } from './devices/device-access.store.js';
import { Device } from './devices/device.entity.js';
import { ListDevices } from './devices/list-devices.js';
import { RenameDevice } from './devices/rename-device.js';
import { RevokeDevice } from './devices/revoke-device.js';
import { Guardianship } from './guardianships/guardianship.entity.js';
import { Household } from './households/household.entity.js';
import { ReadHousehold } from './households/read-household.js';
import { UpdateHousehold } from './households/update-household.js';
import { identityConfig } from './identity.config.js';
import { AccessTokens } from './issuer/access-token.cipher.js';
import { IssuerAccounts } from './issuer/issuer-accounts.client.js';
import { IssuerGuard } from './issuer/issuer-guard.client.js';
import { IssuerKeys } from './issuer/issuer-keys.client.js';
import { IssuerTokens } from './issuer/issuer-tokens.client.js';
import { PinProof } from './pins/pin-proof.store.js';
import { PinVerifier } from './pins/pin-verifier.cipher.js';
import { ResetChildPin } from './pins/reset-child-pin.js';
import { SetChildPin } from './pins/set-child-pin.js';
import { UnlockChildPin } from './pins/unlock-child-pin.js';
import { PlanLimits } from './plans/plan-limits.entity.js';
import { Profile } from './profiles/profile.entity.js';
import { AdultProof } from './sessions/adult-proof.client.js';
import { ChooseAdult } from './sessions/choose-adult.js';
import { ChooseChild } from './sessions/choose-child.js';
import { ForgetEndedSessions } from './sessions/forget-ended-sessions.js';
import { ForgetGivenAnswers } from './sessions/forget-given-answers.js';
import { LeaveProfile } from './sessions/leave-profile.js';
import { ListProfiles } from './sessions/list-profiles.js';
import { ReadIssuerDocument } from './sessions/read-issuer-document.js';
import { RefreshSession } from './sessions/refresh-session.js';
import { ResolveCaller } from './sessions/resolve-caller.js';
import { Rotation } from './sessions/rotation.store.js';
import { Secrets } from './sessions/secrets.cipher.js';
import { Session } from './sessions/session.entity.js';
import { SetOwnPin } from './sessions/set-own-pin.js';
import { SignOutEverywhere } from './sessions/sign-out-everywhere.js';
import { SignOut } from './sessions/sign-out.js';
import { WhoAmI } from './sessions/who-am-i.js';
import { mailTemplates } from './words/mails.js';

const minuteMs = 60_000;
const hourMs = 60 * minuteMs;

/** Accounts, sessions, families, profiles, PINs, devices, guardianship: who is here and what is theirs. */
export const identity = defineService({
  name: 'identity',
  config: identityConfig,
  migrations: new URL('../migrations/', import.meta.url),
  entities: [Device, Guardianship, Household, PlanLimits, Profile, Session],
  useCases: [
    AuthorizeDevice,
    ChangePassword,
    CheckDevice,
    ChooseAdult,
    ChooseChild,
    ConfirmEmail,
    CreateChild,
    LeaveProfile,
    ListChildren,
    ListDevices,
    ListProfiles,
    ReadChild,
    ReadHousehold,
    ReadIssuerDocument,
    RefreshSession,
    RenameDevice,
    RequestPasswordReset,
    ResendConfirmation,
    ResetChildPin,
    ResetPassword,
    ResolveCaller,
    RevokeDevice,
    SaveOwnProfile,
    SetChildPin,
    SetOwnPin,
    SignIn,
    SignOut,
    SignOutEverywhere,
    SignUp,
    UnlockChildPin,
    UpdateChild,
    UpdateHousehold,
    WhoAmI,
  ],
  reactions: [],
  providers: [
    AccessTokens,
    AccountLetters,
    AdultProof,
    DeviceAccess,
    IssuerAccounts,
    IssuerGuard,
    IssuerKeys,
    IssuerTokens,
    PinProof,
    PinVerifier,
    Rotation,
    Secrets,
    SignInAttempts,
    SingleUseLinks,
  ],
  schedules: [
    { name: 'forget-ended-sessions', everyMs: hourMs, run: ForgetEndedSessions },
    { name: 'forget-given-answers', everyMs: minuteMs, run: ForgetGivenAnswers },
    { name: 'forget-what-served', everyMs: hourMs, run: ForgetWhatServed },
  ],
  mailTemplates,
});
