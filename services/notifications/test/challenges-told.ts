import { v7 } from 'uuid';

import { challengeMoved } from '@alcancia/contracts/family';
import type { TestService } from '@alcancia/server-kit/testing';

import type { aToldFamily, Told } from './a-told-family.js';

type Family = Pick<Awaited<ReturnType<typeof aToldFamily>>, 'familyId' | 'childId'>;

const steps = ['offered', 'accepted', 'started', 'won', 'missed', 'cancelled', 'reopened'] as const;

/** Everything that becomes of a challenge, and who is told: the adults hear of its beginning and of its end (G7, G23). */
export const challengesTold = (
  service: () => TestService,
): Record<string, [happen: (family: Family) => Promise<unknown>, told: Told]> => ({
  [challengeMoved.subject]: [
    async ({ familyId, childId }) => {
      const about = { familyId, childId, challengeId: v7(), title: 'Leer', points: 30, coinsCents: 0 };
      for (const step of steps) await service().tell(challengeMoved, { ...about, step });
    },
    {
      adult: ['unread challenge_started', 'unread challenge_finished', 'unread challenge_finished'],
      child: [
        'unread challenge_offered',
        'unread challenge_started',
        'unread challenge_finished',
        'unread challenge_finished',
        'unread challenge_finished',
      ],
    },
  ],
});
