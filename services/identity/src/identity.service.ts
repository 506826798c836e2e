import { erasedInIdentity } from '@alcancia/contracts/identity';
import { defineService } from '@alcancia/server-kit';

import { AccountsModule } from './accounts/accounts.module.js';
import { AdministratorsModule } from './administrators/administrators.module.js';
import { AuditModule } from './audit/audit.module.js';
import { ChildrenModule } from './children/children.module.js';
import { ConsentsModule } from './consents/consents.module.js';
import { CookieChoicesModule } from './cookie-choices/cookie-choices.module.js';
import { DataExportsModule } from './data-exports/data-exports.module.js';
import { DevicesModule } from './devices/devices.module.js';
import { ErasuresModule } from './erasures/erasures.module.js';
import { RemoveLogin } from './erasures/remove-login.client.js';
import { SettleErasure } from './erasures/settle-erasure.store.js';
import { EventLogsModule } from './event-logs/event-logs.module.js';
import { FiguresModule } from './figures/figures.module.js';
import { FlagsModule } from './flags/flags.module.js';
import { GuardianshipsModule } from './guardianships/guardianships.module.js';
import { HeldAccountsModule } from './held-accounts/held-accounts.module.js';
import { HouseholdsModule } from './households/households.module.js';
import { identityConfig } from './identity.config.js';
import { InvitationsModule } from './invitations/invitations.module.js';
import { IssuerModule } from './issuer/issuer.module.js';
import { fillLegalTexts } from './legal/fill-legal-texts.js';
import { LegalModule } from './legal/legal.module.js';
import { OwnershipModule } from './ownership/ownership.module.js';
import { PinsModule } from './pins/pins.module.js';
import { PlansModule } from './plans/plans.module.js';
import { speaksVos } from './profiles/addressed.store.js';
import { ProfilesModule } from './profiles/profiles.module.js';
import { SecondStepModule } from './second-step/second-step.module.js';
import { SessionsModule } from './sessions/sessions.module.js';
import { SupportModule } from './support/support.module.js';
import { mailTemplates } from './words/mails.js';

export { wordlessIn } from './words/kept-columns.js';

/** Accounts, sessions, families, profiles, PINs, devices, guardianships. */
export const identity = defineService({
  name: 'identity',
  config: identityConfig,
  modules: [
    AccountsModule,
    AdministratorsModule,
    AuditModule,
    ChildrenModule,
    ConsentsModule,
    CookieChoicesModule,
    DataExportsModule,
    DevicesModule,
    ErasuresModule,
    EventLogsModule,
    FiguresModule,
    FlagsModule,
    GuardianshipsModule,
    HeldAccountsModule,
    HouseholdsModule,
    InvitationsModule,
    IssuerModule,
    LegalModule,
    OwnershipModule,
    PinsModule,
    PlansModule,
    ProfilesModule,
    SecondStepModule,
    SessionsModule,
    SupportModule,
  ],
  migrations: new URL('../migrations/', import.meta.url),
  mailTemplates,
  speaksVos,
  appendOnly: ['audit_log', 'legal_texts'],
  firstRun: fillLegalTexts,
  erasures: { told: erasedInIdentity, outside: [RemoveLogin], after: SettleErasure },
});
