import { failure } from '@alcancia/server-kit';

/** The child has not reached the level of this kit (G18). */
export const petKitLocked = (minLevel: number) => failure('pet_kit_locked', { minLevel });

/** A kit that is not offered, or not any more. */
export const petKitNotAvailable = () => failure('pet_kit_not_available');

/** No kit would be left that every child may have. */
export const petKitLast = () => failure('pet_kit_last');
