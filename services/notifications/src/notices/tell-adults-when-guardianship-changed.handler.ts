import type { DataOf } from '@alcancia/contracts/define';
import { guardianshipChanged } from '@alcancia/contracts/identity';
import { Hears, Reaction, type Work } from '@alcancia/server-kit';

import { adultNameOf, guardiansOf, nameOf } from '../people/people.store.js';
import { words } from '../words/notices.js';
import { tellAdults } from './notice.store.js';

type Changed = DataOf<typeof guardianshipChanged>;

/** Whoever is concerned but did not do it hears that a link has ended or has other rights (G23, G25). */
@Reaction()
export class TellAdultsWhenGuardianshipChanged {
  @Hears(guardianshipChanged)
  async react({ childId, adultId, change }: Changed, work: Work): Promise<void> {
    const child = change === undefined ? '' : await nameOf(work.em, childId);
    const link = `/child/${childId}?tab=tutores`;
    const others = async () => (await guardiansOf(work.em, childId)).filter((id) => id !== adultId);
    switch (change) {
      case 'left':
        return tellAdults(work, 'guardians', await others(), {
          type: 'other',
          payload: { message: words.guardianLeft(await adultNameOf(work.em, adultId), child), childId, link },
          names: [adultId],
        });
      case 'rights':
        return tellAdults(work, 'guardians', [adultId], {
          type: 'other',
          payload: { message: words.rightsChanged(child), childId, link },
        });
      case 'ended':
        return tellAdults(work, 'guardians', [adultId], {
          type: 'other',
          payload: { message: words.guardianshipEnded(child), link: '/children' },
          names: [childId],
          typed: [child],
        });
      default:
        return undefined;
    }
  }
}
