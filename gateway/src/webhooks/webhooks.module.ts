import { Module } from '@nestjs/common';

import { AccessModule } from '../access/access.module.js';
import { BusModule } from '../bus/bus.module.js';
import { PayPalRoutes } from './paypal.routes.js';

/** What providers outside tell by themselves. */
@Module({ imports: [BusModule, AccessModule], providers: [PayPalRoutes] })
export class WebhooksModule {}
