import { type DynamicModule, Module } from '@nestjs/common';

import { AccountsModule } from './accounts/accounts.module.js';
import { AssistantModule } from './assistant/assistant.module.js';
import { ConnectionDrain } from './connection-drain.js';
import { ForwardModule } from './forward/forward.module.js';
import type { Parts } from './gateway-parts.js';
import { LiveModule } from './live/live.module.js';
import { PartsModule } from './parts.module.js';
import { WebModule } from './web/web.module.js';
import { WebhooksModule } from './webhooks/webhooks.module.js';

/** The public entry: what may be asked, who listens, who talks with the assistant, what is shown, what keycloak-js calls, and what providers tell. */
@Module({
  imports: [ForwardModule, LiveModule, AssistantModule, WebModule, WebhooksModule, AccountsModule],
  providers: [ConnectionDrain],
})
export class GatewayModule {
  static with(parts: Parts): DynamicModule {
    return { module: GatewayModule, imports: [PartsModule.with(parts)] };
  }
}
