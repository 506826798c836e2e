/** What of this room can be stale in a browser. */
export const marketingTopics = ['ambassadors', 'landings'] as const;
export type MarketingTopic = (typeof marketingTopics)[number];
