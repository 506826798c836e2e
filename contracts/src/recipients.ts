import type { Recipients } from './define.js';

/** Everyone linked to the child that the event is about, the child too. */
export const toChild = ({ childId }: { childId: string }): Recipients => ({ children: [childId] });

/** Everyone linked to any of the children that the event is about, the children too. */
export const toChildren = ({ childIds }: { childIds: readonly string[] }): Recipients => ({ children: childIds });

/** The one person whom the event is for. */
export const toRecipient = ({ recipientId }: { recipientId: string }): Recipients => ({ users: [recipientId] });

/** Every browser that listens, whoever is signed in. */
export const toEveryone = (): Recipients => ({ everyone: true });
