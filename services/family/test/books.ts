import { requestApproved } from '@alcancia/contracts/family';
import type { TestService } from '@alcancia/server-kit/testing';

import { CoinLedger } from '../src/coins/coins.ledger.js';
import type { Household } from './builders.js';

/** What the children of a household have, and all that was booked, cheered and told for it, in its order and without ids. */
export async function booksOf(service: TestService, { childIds }: Household): Promise<unknown> {
  const em = service.em();
  const rows = (sql: string) => em.execute<object[]>(sql, [`{${childIds.join(',')}}`]);
  const told = (await service.published(requestApproved)).filter(({ childId }) => childIds.includes(childId));
  return {
    balances: [...(await new CoinLedger().balances(em, childIds)).values()],
    entries: await rows(
      `select account, amount, type, title, source_type from family.ledger_entries where child_id = any(?::uuid[])
       order by position`,
    ),
    occurrences: await rows(
      `select title, state, round, rejections, points, coins_cents from family.occurrences
       where child_id = any(?::uuid[]) order by title, child_id`,
    ),
    requests: await rows(
      `select kind, title, state, round, needs_delivery, decided_by is not null as is_decided from family.approval_requests
       where child_id = any(?::uuid[]) order by id`,
    ),
    redemptions: await rows(
      `select title, state, cost_cents from family.reward_redemptions where child_id = any(?::uuid[]) order by id`,
    ),
    goals: await rows(`select points, state from family.goal_progress where child_id = any(?::uuid[]) order by points`),
    cheers: await rows(
      `select kind, title, number, points, coins_cents from family.celebrations where child_id = any(?::uuid[]) order by id`,
    ),
    achievements: await rows(
      `select a.code, c.progress from family.child_achievements c join family.achievements a on a.id = c.achievement_id
       where c.child_id = any(?::uuid[]) order by 1`,
    ),
    told: told.map(({ title, points, balance }) => ({ title, points, balance })),
  };
}
