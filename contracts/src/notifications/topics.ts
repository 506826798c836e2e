/** What of this room can be stale in a browser. */
export const notificationsTopics = ['notifications', 'preferences'] as const;
export type NotificationsTopic = (typeof notificationsTopics)[number];
