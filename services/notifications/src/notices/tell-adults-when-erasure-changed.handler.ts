import type { DataOf } from '@alcancia/contracts/define';
import { erasureGraceDays } from '@alcancia/contracts/erasures';
import { erasureChanged } from '@alcancia/contracts/identity';
import { Hears, Reaction, type Work } from '@alcancia/server-kit';

import { adultNameOf, adultsAround, guardiansOf, nameOf } from '../people/people.store.js';
import { words } from '../words/notices.js';
import { tell } from './notice.store.js';

type Changed = DataOf<typeof erasureChanged>;

/** Everyone linked but who did it hears that a child or an account is to be erased, or stays (G20, G27). */
@Reaction()
export class TellAdultsWhenErasureChanged {
  @Hears(erasureChanged)
  async react(changed: Changed, work: Work): Promise<void> {
    if (changed.state !== 'waiting' && changed.state !== 'cancelled') return;
    if (changed.personRole === 'child') await tellOfChild(changed, work);
    else await tellOfAccount(changed, work);
  }
}

async function tellOfChild({ personId, state, byId }: Changed, work: Work): Promise<void> {
  const name = await nameOf(work.em, personId);
  const others = (await guardiansOf(work.em, personId)).filter((id) => id !== byId);
  await tell(work, others, {
    type: 'other',
    payload: {
      about: state === 'waiting' ? 'erasure_asked' : 'erasure_cancelled',
      message: state === 'waiting' ? words.erasureAsked(name, erasureGraceDays) : words.erasureCancelled(name),
      childId: personId,
      link: `/child/${personId}?tab=privacidad`,
    },
  });
}

async function tellOfAccount({ personId, state }: Changed, work: Work): Promise<void> {
  const name = await adultNameOf(work.em, personId);
  await tell(work, await adultsAround(work.em, personId), {
    type: 'other',
    payload: {
      about: state === 'waiting' ? 'account_erasure_asked' : 'account_erasure_cancelled',
      message: state === 'waiting' ? words.accountLeaves(name, erasureGraceDays) : words.accountStays(name),
      link: '/children',
    },
    names: [personId],
  });
}
