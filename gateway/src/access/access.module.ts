import { Module } from '@nestjs/common';

import { BusModule } from '../bus/bus.module.js';
import { ServiceGuard } from '../bus/service-guard.js';
import { Parts } from '../gateway-parts.js';
import { AccessGuard } from './access-guard.js';
import { askIdentity } from './ask-identity.js';
import { CallerCache } from './caller-cache.js';
import { Limits } from './limits.js';
import { Support } from './support.js';

/** Who is asking, and how much they may ask. */
@Module({
  imports: [BusModule],
  providers: [
    AccessGuard,
    Support,
    {
      provide: CallerCache,
      inject: [ServiceGuard, Parts],
      useFactory: (services: ServiceGuard, { now }: Parts) => new CallerCache(askIdentity(services), now),
    },
    {
      provide: Limits,
      inject: [Parts],
      useFactory: ({ rateLimiter, config }: Parts) => new Limits(rateLimiter, config),
    },
  ],
  exports: [AccessGuard, CallerCache, Limits],
})
export class AccessModule {}
