/** What of this room can be stale in a browser. */
export const assistantTopics = ['conversation', 'ideas', 'knowledge'] as const;
export type AssistantTopic = (typeof assistantTopics)[number];
