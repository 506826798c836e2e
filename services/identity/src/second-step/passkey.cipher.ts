import { Inject, Injectable } from '@nestjs/common';
import {
  generateAuthenticationOptions,
  generateRegistrationOptions,
  verifyAuthenticationResponse,
  verifyRegistrationResponse,
} from '@simplewebauthn/server';
import { z } from 'zod';

import { type ErrorDetails } from '@alcancia/contracts/errors';
import { type PasskeyAnswer, type PasskeyMade } from '@alcancia/contracts/identity';
import { CONFIG } from '@alcancia/server-kit';

import { secondStepLimits } from './second-step.limits.js';

/** What is kept of a passkey to check its answers. */
export interface PasskeyKey {
  readonly credentialId: string;
  /** COSE, in base64url. */
  readonly publicKey: string;
  readonly signCount: number;
  readonly transports: readonly string[];
}

/** What a browser is asked, as it goes over the wire, and the challenge in it. */
interface PasskeyAsked {
  readonly challenge: string;
  readonly options: ErrorDetails;
}

/** ES256 and RS256, which every authenticator has; the library's own choice would offer experimental ones too. */
const supportedAlgorithmIDs = [-7, -257];
/** The password is proved beside it: that somebody touched the key is enough. */
const userVerification = 'preferred';
const requireUserVerification = false;
const timeout = secondStepLimits.challengeMs;

/** Makes and checks what WebAuthn says, for the address that people see. */
@Injectable()
export class PasskeyCipher {
  private readonly origin: string;
  private readonly rpID: string;

  constructor(@Inject(CONFIG) config: { readonly PUBLIC_ORIGIN: string }) {
    const { origin, hostname } = new URL(config.PUBLIC_ORIGIN);
    this.origin = origin;
    this.rpID = hostname;
  }

  async optionsToMake(adultId: string, email: string, known: readonly PasskeyKey[]): Promise<PasskeyAsked> {
    const options = await generateRegistrationOptions({
      rpName: 'Alcancía',
      rpID: this.rpID,
      userName: email,
      userID: Uint8Array.from(Buffer.from(adultId)),
      timeout,
      attestationType: 'none',
      excludeCredentials: known.map(descriptorOf),
      authenticatorSelection: { residentKey: 'discouraged', userVerification },
      supportedAlgorithmIDs,
    });
    return asked(options);
  }

  async optionsToProve(known: readonly PasskeyKey[]): Promise<PasskeyAsked> {
    const options = await generateAuthenticationOptions({
      rpID: this.rpID,
      allowCredentials: known.map(descriptorOf),
      userVerification,
      timeout,
    });
    return asked(options);
  }

  /** The new key, or null where the answer is not right. `isAsked` tells whether its challenge was ours. */
  async made(answer: PasskeyMade, isAsked: (challenge: string) => Promise<boolean>): Promise<PasskeyKey | null> {
    const { transports = [], ...response } = answer.response;
    const verified = await verifyRegistrationResponse({
      response: { ...answer, response, clientExtensionResults: {} },
      expectedChallenge: isAsked,
      expectedOrigin: this.origin,
      expectedRPID: this.rpID,
      requireUserVerification,
      supportedAlgorithmIDs,
    }).catch(() => null);
    if (!verified?.verified) return null;
    const { id, publicKey, counter } = verified.registrationInfo.credential;
    return {
      credentialId: id,
      publicKey: Buffer.from(publicKey).toString('base64url'),
      signCount: counter,
      transports,
    };
  }

  /** How often the key has signed by now, or null where the answer is not right. */
  async proved(
    answer: PasskeyAnswer,
    key: PasskeyKey,
    isAsked: (challenge: string) => Promise<boolean>,
  ): Promise<number | null> {
    const verified = await verifyAuthenticationResponse({
      response: { ...answer, clientExtensionResults: {} },
      expectedChallenge: isAsked,
      expectedOrigin: this.origin,
      expectedRPID: this.rpID,
      credential: {
        id: key.credentialId,
        publicKey: Uint8Array.from(Buffer.from(key.publicKey, 'base64url')),
        counter: key.signCount,
      },
      requireUserVerification,
    }).catch(() => null);
    return verified?.verified ? verified.authenticationInfo.newCounter : null;
  }
}

const asJson = z.record(z.string(), z.json());

/** Without the fields that the library leaves undefined. */
const asked = (options: { readonly challenge: string }): PasskeyAsked => ({
  challenge: options.challenge,
  options: asJson.parse(JSON.parse(JSON.stringify(options))),
});

const descriptorOf = ({ credentialId: id, transports }: PasskeyKey) => ({ id, transports: [...transports] });
