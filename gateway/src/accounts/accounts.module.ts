import { Module } from '@nestjs/common';

import { AccessModule } from '../access/access.module.js';
import { BusModule } from '../bus/bus.module.js';
import { KeycloakRoutes } from './keycloak.routes.js';

/** The URLs of Keycloak that keycloak-js calls. */
@Module({ imports: [BusModule, AccessModule], providers: [KeycloakRoutes] })
export class AccountsModule {}
