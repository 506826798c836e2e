import { Feature } from '@alcancia/server-kit';

import { KeepPlacesWhenPlanChanged } from './keep-places-when-plan-changed.handler.js';
import { quotaTables } from './quotas.personal-data.js';
import { Quotas } from './quotas.store.js';

/** AI answers a month by plan (G30). */
@Feature({
  reactions: [KeepPlacesWhenPlanChanged],
  providers: [Quotas],
  exports: [Quotas],
  keeps: quotaTables,
})
export class QuotasModule {}
