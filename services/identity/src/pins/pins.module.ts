import { Feature } from '@alcancia/server-kit';

import { IssuerModule } from '../issuer/issuer.module.js';
import { AdultProof } from '../sessions/adult-proof.client.js';
import { PinProof } from './pin-proof.store.js';
import { PinVerifier } from './pin-verifier.cipher.js';
import { ResetChildPin } from './reset-child-pin.js';
import { SetChildPin } from './set-child-pin.js';
import { UnlockChildPin } from './unlock-child-pin.js';

/** PINs, and the proof that somebody knows one or the password instead. */
@Feature({
  imports: [IssuerModule],
  useCases: [ResetChildPin, SetChildPin, UnlockChildPin],
  providers: [AdultProof, PinProof, PinVerifier],
  exports: [AdultProof, PinProof, PinVerifier],
})
export class PinsModule {}
