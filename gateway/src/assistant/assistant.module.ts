import { Module } from '@nestjs/common';

import { AccessModule } from '../access/access.module.js';
import { BusModule } from '../bus/bus.module.js';
import { SocketsModule } from '../sockets/sockets.module.js';
import { AssistantGateway } from './assistant.gateway.js';
import { Replies } from './replies.js';
import { Voices } from './voices.js';

/** The socket over which people talk with the assistant. */
@Module({ imports: [AccessModule, BusModule, SocketsModule], providers: [AssistantGateway, Replies, Voices] })
export class AssistantModule {}
