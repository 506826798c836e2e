import { defineService } from '@alcancia/server-kit';

import { AccountsModule } from './accounts/accounts.module.js';
import { ChildrenModule } from './children/children.module.js';
import { ConsentsModule } from './consents/consents.module.js';
import { DevicesModule } from './devices/devices.module.js';
import { EventLogsModule } from './event-logs/event-logs.module.js';
import { GuardianshipsModule } from './guardianships/guardianships.module.js';
import { HouseholdsModule } from './households/households.module.js';
import { identityConfig } from './identity.config.js';
import { InvitationsModule } from './invitations/invitations.module.js';
import { IssuerModule } from './issuer/issuer.module.js';
import { PinsModule } from './pins/pins.module.js';
import { PlansModule } from './plans/plans.module.js';
import { ProfilesModule } from './profiles/profiles.module.js';
import { SessionsModule } from './sessions/sessions.module.js';
import { mailTemplates } from './words/mails.js';

/** Accounts, sessions, families, profiles, PINs, devices, guardianships. */
export const identity = defineService({
  name: 'identity',
  config: identityConfig,
  modules: [
    AccountsModule,
    ChildrenModule,
    ConsentsModule,
    DevicesModule,
    EventLogsModule,
    GuardianshipsModule,
    HouseholdsModule,
    InvitationsModule,
    IssuerModule,
    PinsModule,
    PlansModule,
    ProfilesModule,
    SessionsModule,
  ],
  migrations: new URL('../migrations/', import.meta.url),
  mailTemplates,
});
