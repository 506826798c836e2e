import { Module } from '@nestjs/common';

import { AccessModule } from '../access/access.module.js';
import { BusModule } from '../bus/bus.module.js';
import { ContractRoutes } from './contract.routes.js';

/** What the contracts let people ask. */
@Module({ imports: [BusModule, AccessModule], providers: [ContractRoutes] })
export class ForwardModule {}
