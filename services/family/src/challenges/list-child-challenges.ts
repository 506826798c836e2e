import type { SqlEntityManager } from '@mikro-orm/sql';

import type { InputOf, OutputOf } from '@alcancia/contracts/define';
import { listChildChallenges } from '@alcancia/contracts/family';
import { type Caller, Handles, type Reading, UseCase } from '@alcancia/server-kit';

import { familyDay } from '../occurrences/family-day.policy.js';
import { Challenge } from './challenge.entity.js';
import { openShown, overShown } from './challenge.limits.js';
import { childChallengeViews } from './challenge.view.js';

/** A child's challenges: what runs, then what can be accepted, then the newest of what is over. */
@UseCase()
export class ListChildChallenges {
  @Handles(listChildChallenges)
  async execute(
    person: Caller,
    { childId }: InputOf<typeof listChildChallenges>,
    { em, now }: Reading,
  ): Promise<OutputOf<typeof listChildChallenges>> {
    const ids = await inOrder(em, childId);
    const found = await em.find(Challenge, { id: { $in: ids } });
    const challenges = ids.flatMap((id) => found.find((challenge) => challenge.id === id) ?? []);
    const today = familyDay(now, person.timeZoneOf(childId));
    return { challenges: await childChallengeViews(em, challenges, { childId, today }) };
  }
}

/** One that was cancelled is shown to a child who had accepted it. */
async function inOrder(em: SqlEntityManager, childId: string): Promise<string[]> {
  const rows = await em.execute<{ challenge_id: string }[]>(
    `(select w.challenge_id from family.challenge_ways w
        join family.guide_super_challenges c on c.id = w.challenge_id
      where w.child_id = ? and w.state in ('publicado', 'aceptado', 'en_curso')
      order by case w.state when 'en_curso' then 0 when 'aceptado' then 1 else 2 end, c.ends_at, w.challenge_id
      limit ${openShown})
     union all
     (select w.challenge_id from family.challenge_ways w
      where w.child_id = ? and (w.state in ('superado', 'no_superado') or (w.state = 'cancelado' and w.accepted_at is not null))
      order by w.ended_at desc, w.id desc limit ${overShown})`,
    [childId, childId],
  );
  return rows.map(({ challenge_id }) => challenge_id);
}
