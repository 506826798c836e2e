import { type Failure, failure } from '@alcancia/server-kit';

export type PinOwner = 'adult' | 'child';

export const pinMissing = (owner: PinOwner): Failure =>
  failure(owner === 'child' ? 'child_pin_missing' : 'adult_pin_missing');

export const pinWrong = (owner: PinOwner, attemptsLeft: number): Failure =>
  failure(owner === 'child' ? 'child_pin_wrong' : 'adult_pin_wrong', { attemptsLeft });

/** `justLocked`: this attempt caused the lock, for which the spec has its own sentence (spec 1 §8). */
export const pinLocked = (owner: PinOwner, minutes: number, justLocked: boolean): Failure =>
  failure(owner === 'child' ? 'child_pin_locked' : 'adult_pin_locked', { minutes, justLocked });

export const pinLockedUntilAdult = (): Failure => failure('child_pin_locked_until_adult');

export const tooManyHashes = (): Failure => failure('unavailable');
