import { Module } from '@nestjs/common';

import { AccessModule } from '../access/access.module.js';
import { SocketsModule } from '../sockets/sockets.module.js';
import { EventListener } from './event-listener.js';
import { LiveGateway } from './live.gateway.js';
import { LiveHub } from './live-hub.js';

/** The live socket, and the events that are told over it. */
@Module({
  imports: [AccessModule, SocketsModule],
  providers: [LiveGateway, EventListener, LiveHub],
})
export class LiveModule {}
