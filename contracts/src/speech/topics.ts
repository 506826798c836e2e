/** What of this room can be stale in a browser. */
export const speechTopics = ['speech'] as const;
export type SpeechTopic = (typeof speechTopics)[number];
