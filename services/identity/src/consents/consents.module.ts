import { Consents, Feature } from '@alcancia/server-kit';

import { ChildConsents } from './child-consents.store.js';
import { consentTables } from './consents.personal-data.js';
import { DecideConsent } from './decide-consent.js';
import { ReadConsents } from './read-consents.js';

/** What may be done with a child's data: decided here, known in every service by event (G41). */
@Feature({
  useCases: [DecideConsent, ReadConsents],
  providers: [ChildConsents, Consents],
  exports: [ChildConsents, Consents],
  keeps: consentTables,
})
export class ConsentsModule {}
