import { Module } from '@nestjs/common';

import { Parts } from '../gateway-parts.js';
import { ServiceGuard } from './service-guard.js';

/** How the gateway asks services: over the bus, behind a circuit breaker. */
@Module({
  providers: [{ provide: ServiceGuard, inject: [Parts], useFactory: ({ bus }: Parts) => new ServiceGuard(bus) }],
  exports: [ServiceGuard],
})
export class BusModule {}
