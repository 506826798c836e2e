export { pictureOf } from './pictures.js';
export { startSocialProof } from './social-proof.js';
