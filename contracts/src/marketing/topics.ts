/** What of this room can be stale in a browser. */
export const marketingTopics = ['landings'] as const;
export type MarketingTopic = (typeof marketingTopics)[number];
