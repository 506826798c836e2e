import { Module } from '@nestjs/common';

import { AccessModule } from '../access/access.module.js';
import { BusModule } from '../bus/bus.module.js';
import { DocsController } from './docs.controller.js';
import { FoundRoutes } from './found.routes.js';
import { HealthController } from './health.controller.js';
import { KeptFilesRoutes } from './kept-files.routes.js';
import { LandingPages } from './landing-pages.js';
import { LandingRoutes } from './landing.routes.js';
import { WebRoutes } from './web.routes.js';

/** Pages and files of the front ends, the documents of the API, and health. */
@Module({
  imports: [AccessModule, BusModule],
  controllers: [HealthController, DocsController],
  providers: [FoundRoutes, KeptFilesRoutes, LandingPages, LandingRoutes, WebRoutes],
})
export class WebModule {}
