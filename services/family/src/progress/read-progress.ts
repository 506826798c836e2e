import type { InputOf, OutputOf } from '@alcancia/contracts/define';
import { onboardingSteps, readProgress } from '@alcancia/contracts/family';
import { type Caller, Handles, type Reading, UseCase } from '@alcancia/server-kit';

import { sectionsUnlocked, shareDone } from './progress.policy.js';

/** Which sections are open to an adult, and how far the guide has come (spec 1 §4). */
@UseCase()
export class ReadProgress {
  @Handles(readProgress)
  async execute(
    adult: Caller,
    _input: InputOf<typeof readProgress>,
    { em }: Reading,
  ): Promise<OutputOf<typeof readProgress>> {
    const childIds = adult.childrenWhom('seeReports');
    const [row] = await em.execute<
      (Record<'activities' | 'goals' | 'challenges' | 'rewards' | 'ideas' | 'claimed' | 'paid', boolean> & {
        unseen_by: string | null;
      })[]
    >(
      `select
         exists (select 1 from family.activities where child_ids && c.ids and is_active and deleted_at is null) as activities,
         exists (select 1 from family.point_goals where child_ids && c.ids and deleted_at is null) as goals,
         exists (select 1 from family.guide_super_challenges where child_ids && c.ids and is_active) as challenges,
         exists (select 1 from family.rewards where child_ids && c.ids and is_active and deleted_at is null) as rewards,
         exists (select 1 from family.idea_authors where adult_id = ?) as ideas,
         exists (select 1 from family.occurrences where child_id = any(c.ids) and state = 'en_revision') as claimed,
         exists (select 1 from family.occurrences where child_id = any(c.ids) and state = 'aprobada') as paid,
         (select child_id from family.celebrations where child_id = any(c.ids) and not exists (
            select 1 from family.celebrations where child_id = any(c.ids) and seen_at is not null
          ) order by created_at, id limit 1) as unseen_by
       from (select ?::uuid[] as ids) c`,
      [adult.adultId, `{${childIds.join(',')}}`],
    );
    const {
      activities = false,
      goals = false,
      challenges = false,
      rewards = false,
      ideas = false,
      claimed = false,
      paid = false,
    } = row ?? {};
    const unseenBy = row?.unseen_by ?? null;
    const has = { children: childIds.length > 0, activities, goals, challenges, rewards };
    const done: Record<(typeof onboardingSteps)[number], boolean> = {
      ...has,
      inspiraccion: ideas,
      bot: false,
    };
    const steps = onboardingSteps.map((step) => ({ step, isDone: done[step] }));
    const firstCoin = { isClaimed: claimed, isPaid: paid, unseenBy };
    return { unlocked: sectionsUnlocked(has), steps, firstCoin, percent: shareDone(steps) };
  }
}
