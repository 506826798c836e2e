import { failure } from '@alcancia/server-kit';

/** The owner's own link is neither changed nor ended (G20). */
export const ownerKeepsLink = () => failure('owner_keeps_link');
