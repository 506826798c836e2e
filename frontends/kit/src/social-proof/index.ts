export { pictureOf, proofPictures } from './pictures.js';
export { startSocialProof } from './social-proof.js';
