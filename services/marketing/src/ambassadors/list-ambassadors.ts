import { type InputOf, type OutputOf } from '@alcancia/contracts/define';
import { listAmbassadors } from '@alcancia/contracts/marketing';
import { type Caller, Handles, type Reading, UseCase } from '@alcancia/server-kit';

import { Ambassadors } from './ambassadors.store.js';

const none = { visits: 0, signUps: 0, trials: 0, subscribed: 0, left: 0 };

/** The queue and the books of those who run the programme (G34). */
@UseCase()
export class ListAmbassadors {
  constructor(private readonly ambassadors: Ambassadors) {}

  @Handles(listAmbassadors)
  async execute(
    _administrator: Caller,
    _input: InputOf<typeof listAmbassadors>,
    reading: Reading,
  ): Promise<OutputOf<typeof listAmbassadors>> {
    const all = await this.ambassadors.all(reading.em);
    const funnels = await this.ambassadors.funnels(reading.em, all);
    const ids = all.map(({ id }) => id);
    const books = await this.ambassadors.books(reading, ids);
    return {
      ambassadors: all.map(({ id, code, status, commissionPercent, payoutMethod, appliedAt, ...counted }) => ({
        ambassadorId: id,
        code,
        status,
        commissionPercent,
        payoutMethod,
        appliedAt: new Date(appliedAt).toISOString(),
        flaggedVisits: counted.flaggedVisits,
        funnel: funnels.get(id) ?? none,
        books: books.get(id) ?? [],
        version: counted.version,
      })),
    };
  }
}
