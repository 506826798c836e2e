import { Feature } from '@alcancia/server-kit';

import { ambassadorTables } from './ambassadors.personal-data.js';
import { Ambassadors } from './ambassadors.store.js';
import { ApplyAsAmbassador } from './apply-as-ambassador.js';
import { DecideAmbassador } from './decide-ambassador.js';
import { FollowWhenSubscriptionTurned } from './follow-when-subscription-turned.handler.js';
import { LinkSignUp } from './link-sign-up.js';
import { ListAmbassadors } from './list-ambassadors.js';
import { NoteVisit } from './note-visit.js';
import { PayAmbassador } from './pay-ambassador.js';
import { ReadAmbassadorship } from './read-ambassadorship.js';
import { TakeBackWhenPaymentRefunded } from './take-back-when-payment-refunded.handler.js';
import { TieWhenFamilyChanged, TieWhenGuardianshipChanged } from './tie-when-household-known.handler.js';
import { Visitors } from './visitors.cipher.js';

/** Those who bring families, and what they get for it (G34). */
@Feature({
  useCases: [
    ApplyAsAmbassador,
    DecideAmbassador,
    LinkSignUp,
    ListAmbassadors,
    NoteVisit,
    PayAmbassador,
    ReadAmbassadorship,
  ],
  reactions: [
    FollowWhenSubscriptionTurned,
    TakeBackWhenPaymentRefunded,
    TieWhenFamilyChanged,
    TieWhenGuardianshipChanged,
  ],
  providers: [Ambassadors, Visitors],
  keeps: ambassadorTables,
})
export class AmbassadorsModule {}
