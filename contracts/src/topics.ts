/** What can be stale in a browser; each is the head of a query key (house §2.5). */
export const topics = [
  // identity
  'session',
  'profiles',
  'children',
  'devices',
  'household',
  // family
  'activities',
  'agenda',
  'approvals',
  'goals',
  'rewards',
  'wallet',
  'progress',
  'celebrations',
  // notifications
  'notifications',
] as const;
export type Topic = (typeof topics)[number];
