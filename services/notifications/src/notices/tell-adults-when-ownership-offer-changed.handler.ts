import type { DataOf } from '@alcancia/contracts/define';
import { ownershipOfferChanged } from '@alcancia/contracts/identity';
import { Hears, Reaction, type Work } from '@alcancia/server-kit';

import { adultNameOf } from '../people/people.store.js';
import { words } from '../words/notices.js';
import { tellAdults } from './notice.store.js';

type Changed = DataOf<typeof ownershipOfferChanged>;

/** By what happened: who hears of it, who did it, and the words. That it ran out is read where it stood. */
const told: Partial<
  Record<Changed['status'], (offer: Changed) => [to: string, by: string, say: (name?: string) => string]>
> = {
  offered: ({ fromId, toId }) => [toId, fromId, words.ownershipOffered],
  withdrawn: ({ fromId, toId }) => [toId, fromId, words.ownershipWithdrawn],
  accepted: ({ fromId, toId }) => [fromId, toId, words.ownershipAccepted],
  declined: ({ fromId, toId }) => [fromId, toId, words.ownershipDeclined],
};

/** The other one of the two hears of an offer to take over a household, and of its answer (G20, G23). */
@Reaction()
export class TellAdultsWhenOwnershipOfferChanged {
  @Hears(ownershipOfferChanged)
  async react(offer: Changed, work: Work): Promise<void> {
    const news = told[offer.status]?.(offer);
    if (!news) return;
    const [to, by, say] = news;
    const about = `ownership_${offer.status}`;
    const name = await adultNameOf(work.em, by);
    const message = say(name);
    await tellAdults(work, 'guardians', [to], {
      type: 'other',
      payload: { about, message, link: '/settings' },
      names: [by],
      typed: name === undefined ? [] : [name],
    });
  }
}
