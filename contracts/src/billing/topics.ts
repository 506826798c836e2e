/** What of this room can be stale in a browser. */
export const billingTopics = ['plans', 'subscription'] as const;
export type BillingTopic = (typeof billingTopics)[number];
