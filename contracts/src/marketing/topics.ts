/** What of this room can be stale in a browser. */
export const marketingTopics = ['affinity', 'ambassadors', 'landings', 'social-proof'] as const;
export type MarketingTopic = (typeof marketingTopics)[number];
