import { Feature } from '@alcancia/server-kit';

import { SecondStepModule } from '../second-step/second-step.module.js';
import { AcceptOwnership } from './accept-ownership.js';
import { DeclineOwnership } from './decline-ownership.js';
import { OfferOwnership } from './offer-ownership.js';
import { OwnershipMails } from './ownership-mails.store.js';
import { OwnershipOffer } from './ownership-offer.entity.js';
import { ownershipTables } from './ownership.personal-data.js';
import { ReadOwnership } from './read-ownership.js';
import { WithdrawOwnershipOffer } from './withdraw-ownership-offer.js';

/** How a household passes to another adult. */
@Feature({
  imports: [SecondStepModule],
  entities: [OwnershipOffer],
  useCases: [AcceptOwnership, DeclineOwnership, OfferOwnership, ReadOwnership, WithdrawOwnershipOffer],
  providers: [OwnershipMails],
  keeps: ownershipTables,
})
export class OwnershipModule {}
