import { Feature } from '@alcancia/server-kit';

import { ApprovalsModule } from '../approvals/approvals.module.js';
import { CoinsModule } from '../coins/coins.module.js';
import { ClaimActivity } from './claim-activity.js';
import { ClaimPictures } from './claim-pictures.store.js';
import { ListChildActivities } from './list-child-activities.js';
import { Occurrence } from './occurrence.entity.js';
import { ReadAgenda } from './read-agenda.js';
import { WithdrawClaim } from './withdraw-claim.js';
import { occurrenceTables } from './occurrences.personal-data.js';

/** One activity on one day for one child: what is paid. */
@Feature({
  imports: [ApprovalsModule, CoinsModule],
  useCases: [ClaimActivity, ListChildActivities, ReadAgenda, WithdrawClaim],
  entities: [Occurrence],
  providers: [ClaimPictures],
  keeps: occurrenceTables,
})
export class OccurrencesModule {}
