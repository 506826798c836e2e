import { Feature } from '@alcancia/server-kit';

import { SignInAttempts } from '../accounts/sign-in-attempts.store.js';
import { IssuerModule } from '../issuer/issuer.module.js';
import { PinsModule } from '../pins/pins.module.js';
import { SessionsModule } from '../sessions/sessions.module.js';
import { BeginPasskey } from './begin-passkey.js';
import { BeginTotp } from './begin-totp.js';
import { BothSteps } from './both-steps.client.js';
import { ConfirmPasskey } from './confirm-passkey.js';
import { ConfirmTotp } from './confirm-totp.js';
import { PasskeyCipher } from './passkey.cipher.js';
import { Passkeys } from './passkeys.store.js';
import { ReadSecondStep } from './read-second-step.js';
import { RecoveryCodes } from './recovery-codes.store.js';
import { RemovePasskey } from './remove-passkey.js';
import { RenamePasskey } from './rename-passkey.js';
import { RenewRecoveryCodes } from './renew-recovery-codes.js';
import { SecondProof } from './second-proof.store.js';
import { SecondStepSecrets } from './second-step.cipher.js';
import { secondStepTables } from './second-step.personal-data.js';
import { TotpFactors } from './totp-factor.store.js';
import { TurnOffTotp } from './turn-off-totp.js';

/** A second step beside the password, of one's own choice; kept here, so that every issuer behaves alike. */
@Feature({
  imports: [IssuerModule, PinsModule, SessionsModule],
  useCases: [
    BeginPasskey,
    BeginTotp,
    ConfirmPasskey,
    ConfirmTotp,
    ReadSecondStep,
    RemovePasskey,
    RenamePasskey,
    RenewRecoveryCodes,
    TurnOffTotp,
  ],
  providers: [
    BothSteps,
    PasskeyCipher,
    Passkeys,
    RecoveryCodes,
    SecondProof,
    SecondStepSecrets,
    SignInAttempts,
    TotpFactors,
  ],
  exports: [BothSteps, SecondProof, SignInAttempts],
  keeps: secondStepTables,
})
export class SecondStepModule {}
