/** What of this room can be stale in a browser. */
export const identityTopics = [
  'session',
  'profiles',
  'children',
  'devices',
  'household',
  'invitations',
  'account',
  'audit',
  'consents',
  'data-exports',
  'flags',
  'legal',
  'support',
] as const;
export type IdentityTopic = (typeof identityTopics)[number];
