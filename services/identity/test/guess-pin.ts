import { z } from 'zod';

import { anyone, defineRequest, type InputOf } from '@alcancia/contracts/define';
import { pin } from '@alcancia/contracts/values';
import {
  type Caller,
  failure,
  Feature,
  Handles,
  type ServiceDefinition,
  type Steps,
  UseCase,
} from '@alcancia/server-kit';

import { identity } from '../src/identity.service.js';
import { PinProof } from '../src/pins/pin-proof.store.js';
import { PinVerifier } from '../src/pins/pin-verifier.cipher.js';
import { PinsModule } from '../src/pins/pins.module.js';
import { AdultProof } from '../src/sessions/adult-proof.client.js';
import { identityEnv } from './a-family.js';

/** The bare proof by PIN, without the device and the session that entering asks for. */
export const guessPin = defineRequest('identity.guess-pin', {
  kind: 'steps',
  access: anyone,
  topics: [],
  input: z.object({ owner: z.enum(['adult', 'child']), profileId: z.uuid(), pin }),
  output: z.object({}),
});

@UseCase()
class GuessPin {
  constructor(private readonly proof: PinProof) {}

  @Handles(guessPin)
  async execute(_caller: Caller, input: InputOf<typeof guessPin>, steps: Steps): Promise<Record<string, never>> {
    await this.proof.demand(steps, input.owner, input.profileId, input.pin);
    return {};
  }
}

/** Counts what reaches the verifier. */
export class CountingVerifier extends PinVerifier {
  reached = 0;

  constructor() {
    super(identityEnv);
  }

  override verify(profileId: string, guess: string, stored: string): Promise<boolean> {
    this.reached += 1;
    return super.verify(profileId, guess, stored);
  }
}

/** Stands for the issuer: the only password of the tests. PINs are proved for real. */
export const password = 'the right password';

const proofWithoutIssuer = (pins: PinProof): Pick<AdultProof, 'demand' | 'keep' | 'mustBeRecent'> => ({
  async demand(steps, caller, proof) {
    if ('pin' in proof) await pins.demand(steps, 'adult', caller.adultId, proof.pin);
    else if (!('password' in proof) || proof.password !== password) throw failure('adult_password_wrong');
  },
  keep: async () => 'a token',
  mustBeRecent: async () => {
    throw failure('adult_proof_needed');
  },
});

@Feature({ imports: [PinsModule], useCases: [GuessPin] })
class GuessesModule {}

/** Identity without an issuer, with a use-case for guesses and a verifier that counts them. */
export const identityWithGuesses = (verifier: PinVerifier = new CountingVerifier()): ServiceDefinition => {
  let pins: PinProof;
  return {
    ...identity,
    modules: [...identity.modules, GuessesModule],
    instrument: {
      instanceDecorator(instance) {
        if (instance instanceof PinVerifier) return verifier;
        if (instance instanceof PinProof) pins = instance;
        return instance instanceof AdultProof ? proofWithoutIssuer(pins) : instance;
      },
    },
  };
};
