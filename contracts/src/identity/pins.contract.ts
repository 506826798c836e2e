import { z } from 'zod';

import { adults, adultsWho, defineRequest, selector, selectorWho } from '../define.js';
import { done, pin } from '../values.js';
import { fingerprint } from './devices.contract.js';

/** Proof that an adult is here: the own PIN or the account's password. */
export const adultProof = z.union([z.object({ pin }), z.object({ password: z.string().min(1).max(200) })]);

/** A proof that was given a moment ago: it makes one PIN, in the same session on the same device, within five minutes. */
export const recentProof = z.object({ proofToken: z.string().max(100), fingerprint });

const anyProof = z.union([...adultProof.options, recentProof]);

/** Says at once whether the proof is right, before anything that stands on it is typed; the next act gives `proofToken`. */
export const proveAdult = defineRequest('identity.prove-adult', {
  http: 'POST /api/identity/adult-proofs',
  kind: 'steps',
  access: selector,
  topics: [],
  carriesTokens: true,
  input: z.object({ proof: adultProof, fingerprint }),
  output: z.object({ proofToken: z.string() }),
});

/** The own four-digit PIN, made or changed after the password (or the old PIN). G2. */
export const setOwnPin = defineRequest('identity.set-own-pin', {
  http: 'POST /api/identity/own-pin',
  kind: 'steps',
  access: adults,
  topics: ['session', 'profiles'],
  input: z.object({ pin, proof: anyProof }),
  output: done,
});

/** The first PIN in the wizard, or a new one by an adult: always after an adult's proof. Owner or approvals full (G1). */
export const setChildPin = defineRequest('identity.set-child-pin', {
  http: 'POST /api/identity/children/{childId}/pin',
  kind: 'steps',
  access: selectorWho('changePin', { childIn: 'childId' }),
  topics: ['children', 'profiles'],
  input: z.object({ childId: z.uuid(), pin, proof: anyProof }),
  output: done,
});

/** 'Restablecer PIN': the wizard comes on the next entry (G2). */
export const resetChildPin = defineRequest('identity.reset-child-pin', {
  http: 'POST /api/identity/children/{childId}/reset-pin',
  kind: 'write',
  access: adultsWho('changePin', { childIn: 'childId' }),
  topics: ['children', 'profiles'],
  input: z.object({ childId: z.uuid() }),
  output: done,
});

/** Lifts a PIN lock, whichever it is (G52). */
export const unlockChildPin = defineRequest('identity.unlock-child-pin', {
  http: 'POST /api/identity/children/{childId}/unlock-pin',
  kind: 'write',
  access: adultsWho('changePin', { childIn: 'childId' }),
  topics: ['children', 'profiles'],
  input: z.object({ childId: z.uuid() }),
  output: done,
});
