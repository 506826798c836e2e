import { type SqlEntityManager } from '@mikro-orm/sql';

/** A balance that is not the sum of its entries, a progress that is not the balance, or a posting that is not zero. */
export interface Difference {
  readonly childId: string;
  readonly account: string;
  /** What the entries say, and what is stored. */
  readonly entries: number;
  readonly stored: number;
}

/** Where stored balances differ from the entries; empty is good. One statement, so that it reads one snapshot. */
export async function differences(em: SqlEntityManager): Promise<Difference[]> {
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
  return rows.map(({ child_id, account, entries, stored }) => ({
    childId: child_id,
    account,
    entries: Number(entries),
    stored: Number(stored),
  }));
}
