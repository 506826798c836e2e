import { Feature } from '@alcancia/server-kit';

import { TellPayerWhenSubscriptionTurned } from './tell-payer-when-subscription-turned.handler.js';

/** What becomes of a subscription, told to who pays (G29). */
@Feature({ reactions: [TellPayerWhenSubscriptionTurned] })
export class SubscriptionsModule {}
