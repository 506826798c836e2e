/** What of this room can be stale in a browser. */
export const familyTopics = [
  'activities',
  'templates',
  'agenda',
  'approvals',
  'goals',
  'challenges',
  'official-challenges',
  'rewards',
  'wallet',
  'progress',
  'celebrations',
  'worlds',
  'achievements',
] as const;
export type FamilyTopic = (typeof familyTopics)[number];
