import { Module } from '@nestjs/common';

import { AccessModule } from '../access/access.module.js';
import { EventListener } from './event-listener.js';
import { LiveGateway } from './live.gateway.js';
import { LiveHub } from './live-hub.js';
import { PendingSockets } from './pending-sockets.js';
import { UpgradeCheck } from './upgrade-check.js';

/** The live socket, and the events that are told over it. */
@Module({
  imports: [AccessModule],
  providers: [LiveGateway, UpgradeCheck, PendingSockets, EventListener, LiveHub],
})
export class LiveModule {}
