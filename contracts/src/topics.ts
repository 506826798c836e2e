import type { AssistantTopic } from './assistant/topics.js';
import type { BillingTopic } from './billing/topics.js';
import type { FamilyTopic } from './family/topics.js';
import type { IdentityTopic } from './identity/topics.js';
import type { MarketingTopic } from './marketing/topics.js';
import type { NotificationsTopic } from './notifications/topics.js';
import type { SpeechTopic } from './speech/topics.js';

/** What can be stale in a browser; each is the head of a query key (house §2). */
export type Topic =
  AssistantTopic | BillingTopic | FamilyTopic | IdentityTopic | MarketingTopic | NotificationsTopic | SpeechTopic;
