import { Feature } from '@alcancia/server-kit';

import { PayPalConnection } from './paypal-connection.client.js';
import { PayPal } from './paypal.client.js';
import { WebhookCheck } from './webhook-check.client.js';

/** PayPal, or the simulator beside it: which one is asked is a setting. */
@Feature({ providers: [PayPalConnection, PayPal, WebhookCheck], exports: [PayPal, WebhookCheck] })
export class PayPalModule {}
