// The second step, asked by acts of several rooms. Not shared: only the pages that ask for it load it.
export { type BothSteps, useBothSteps } from './both-steps.js';
export { knowsPasskeys, makePasskey } from './passkeys.js';
export { askedIn, canType, firstProof, noProof, proofComplaint, proofOf, SecondProofFields } from './second-proof.js';
