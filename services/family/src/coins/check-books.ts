import { Injectable } from '@nestjs/common';

import { type ScheduledTask, type Work } from '@alcancia/server-kit';

import { BooksAlarm, type Difference } from './books-alarm.policy.js';

/** Once a day: are the stored balances still the sums of their entries? (house §6, G51) */
@Injectable()
export class CheckBooks implements ScheduledTask {
  constructor(private readonly alarm: BooksAlarm) {}

  async run({ em }: Pick<Work, 'em'>): Promise<void> {
    const rows = await em.execute<{ child_id: string; account: string; entries: string; stored: string }[]>(
      `with summed as (
         select child_id, account, sum(amount) as entries from family.ledger_entries
         where account <> 'familia' group by child_id, account
       ), compared as (
         select child_id, account, coalesce(s.entries, 0) as entries, coalesce(b.amount, 0) as stored
         from summed s full join family.balances b using (child_id, account)
         union all
         select user_id, 'core_user_progress', coalesce(b.amount, 0), total_points
         from family.core_user_progress left join family.balances b on b.child_id = user_id and b.account = 'puntos'
         union all
         select child_id, 'posting ' || posting_id, sum(amount), 0 from family.ledger_entries
         group by child_id, posting_id, currency
       )
       select child_id, account, entries, stored from compared where entries <> stored order by 1, 2`,
    );
    for (const row of rows) this.alarm.raise(differenceOf(row));
  }
}

const differenceOf = (row: { child_id: string; account: string; entries: string; stored: string }): Difference => ({
  childId: row.child_id,
  account: row.account,
  entries: Number(row.entries),
  stored: Number(row.stored),
});
