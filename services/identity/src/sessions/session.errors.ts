import { failure } from '@alcancia/server-kit';

export const sessionEnded = () => failure('session_ended');
export const adultPasswordWrong = () => failure('adult_password_wrong');
export const adultPasswordTooSoon = (seconds: number) => failure('adult_password_too_soon', { seconds });
export const adultPasswordLimited = (seconds: number) => failure('adult_password_limited', { seconds });
/** The parked tokens have expired: only the password brings new ones. */
export const passwordNeeded = () => failure('adult_proof_needed', { proof: 'password' });
/** Nobody has proved to be the adult, or not recently enough. */
export const adultProofNeeded = () => failure('adult_proof_needed');
