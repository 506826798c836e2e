import { Module } from '@nestjs/common';

import { DocsController } from './docs.controller.js';
import { HealthController } from './health.controller.js';
import { WebRoutes } from './web.routes.js';

/** Pages and files of the front ends, the documents of the API, and health. */
@Module({ controllers: [HealthController, DocsController], providers: [WebRoutes] })
export class WebModule {}
