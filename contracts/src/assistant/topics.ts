/** What of this room can be stale in a browser. */
export const assistantTopics = ['ideas', 'knowledge'] as const;
export type AssistantTopic = (typeof assistantTopics)[number];
