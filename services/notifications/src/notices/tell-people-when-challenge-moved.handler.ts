import type { DataOf } from '@alcancia/contracts/define';
import { challengeMoved } from '@alcancia/contracts/family';
import { Hears, Reaction, type Work } from '@alcancia/server-kit';

import { guardiansOf, nameOf } from '../people/people.store.js';
import { words } from '../words/notices.js';
import { tellAdults, tellChild } from './notice.store.js';

type Step = DataOf<typeof challengeMoved>['step'];

interface Said {
  /** The kind of the notice (G23). */
  readonly about: string;
  readonly toChild: (title: string) => string;
  readonly toAdults?: (child: string, title: string) => string;
}

const { challengeForChild: toChild, challengeForAdult: toAdults } = words;

/** What is told of each step; what is not here is seen on the screens alone. */
const said: Partial<Record<Step, Said>> = {
  offered: { about: 'challenge_offered', toChild: toChild.offered },
  started: { about: 'challenge_started', toChild: toChild.started, toAdults: toAdults.started },
  won: { about: 'challenge_finished', toChild: toChild.won, toAdults: toAdults.won },
  missed: { about: 'challenge_finished', toChild: toChild.missed, toAdults: toAdults.missed },
  cancelled: { about: 'challenge_finished', toChild: toChild.cancelled },
};

/** A challenge began or ended for a child: told to it and its guardians (G7). */
@Reaction()
export class TellPeopleWhenChallengeMoved {
  @Hears(challengeMoved)
  async react({ childId, title, step, points, coinsCents }: DataOf<typeof challengeMoved>, work: Work): Promise<void> {
    const told = said[step];
    if (!told) return;
    const { about } = told;
    const type = 'other' as const;
    const won = step === 'won' ? { points, coinsCents } : {};
    const link = `/child-dashboard/${childId}/challenges`;
    tellChild(work, childId, { type, payload: { about, message: told.toChild(title), ...won, childId, link } });
    if (!told.toAdults) return;
    const message = told.toAdults(await nameOf(work.em, childId), title);
    const payload = { about, message, childId, link: '/super-challenges' };
    await tellAdults(work, 'goals', await guardiansOf(work.em, childId), { type, payload });
  }
}
