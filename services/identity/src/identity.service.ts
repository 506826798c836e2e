import { defineService } from '@alcancia/server-kit';

import { identityConfig } from './identity.config.js';
import { Guardianship } from './guardianships/guardianship.entity.js';
import { Household } from './households/household.entity.js';
import { PlanLimits } from './plans/plan-limits.entity.js';
import { Profile } from './profiles/profile.entity.js';
import { Secrets } from './sessions/secrets.ledger.js';
import { Session } from './sessions/session.entity.js';

/** Accounts, sessions, families, profiles, PINs, devices, guardianship: who is here and what is theirs. */
export const identity = defineService({
  name: 'identity',
  config: identityConfig,
  migrations: new URL('../migrations/', import.meta.url),
  entities: [
    Guardianship,
    Household,
    PlanLimits,
    Profile,
    Session,
  ],
  useCases: [
  ],
  reactions: [],
  providers: [
    Secrets,
  ],
});
