import type { DataOf } from '@alcancia/contracts/define';
import { dataExportRequested } from '@alcancia/contracts/identity';

import { Hears, Reaction } from '../use-case/use-case.js';
import type { Work } from '../use-case/work.js';
import { DataRequests } from './data-requests.store.js';

/** Somebody asked for their data: this service brings its part (G41). */
@Reaction()
export class GatherWhenDataExportRequested {
  constructor(private readonly requests: DataRequests) {}

  @Hears(dataExportRequested)
  async react(
    { exportId, personId, personRole, ownChildIds }: DataOf<typeof dataExportRequested>,
    work: Work,
  ): Promise<void> {
    await this.requests.add(work, { exportId, person: { id: personId, role: personRole, ownChildIds } });
  }
}
