import type { SqlEntityManager } from '@mikro-orm/sql';

/** Families whose plan is paid for, and those in the free days before. */
export async function payingFamilies(em: SqlEntityManager): Promise<{ paying: number; onTrial: number }> {
  const [row] = await em.execute<{ paying: string | number; on_trial: string | number }[]>(
    `select count(*) filter (where state = 'trialing') as on_trial,
            count(*) filter (where state <> 'trialing'
              and exists (select 1 from billing.invoices i where i.subscription_id = s.id)) as paying
     from billing.subscriptions s where is_current and state in ('trialing', 'active', 'past_due', 'cancelled')`,
  );
  return { paying: Number(row?.paying ?? 0), onTrial: Number(row?.on_trial ?? 0) };
}
