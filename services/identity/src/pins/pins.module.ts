import { Feature } from '@alcancia/server-kit';

import { IssuerModule } from '../issuer/issuer.module.js';
import { AdultProof } from '../sessions/adult-proof.client.js';
import { RecentProofs } from '../sessions/recent-proof.store.js';
import { Secrets } from '../sessions/secrets.cipher.js';
import { PinProof } from './pin-proof.store.js';
import { PinVerifier } from './pin-verifier.cipher.js';
import { ProveAdult } from './prove-adult.js';
import { ResetChildPin } from './reset-child-pin.js';
import { SetChildPin } from './set-child-pin.js';
import { UnlockChildPin } from './unlock-child-pin.js';

/** PINs, and the proof that somebody knows one or the password instead. */
@Feature({
  imports: [IssuerModule],
  useCases: [ProveAdult, ResetChildPin, SetChildPin, UnlockChildPin],
  providers: [AdultProof, PinProof, PinVerifier, RecentProofs, Secrets],
  exports: [AdultProof, PinProof, PinVerifier],
})
export class PinsModule {}
