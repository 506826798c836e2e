import { Injectable } from '@nestjs/common';

import type { Steps } from '@alcancia/server-kit';

import { markOf, PayPal, type PlanAtPayPal } from '../paypal/paypal.client.js';

/** PayPal's plans for our prices: asked for once, then known. */
@Injectable()
export class PayPalPlans {
  constructor(private readonly payPal: PayPal) {}

  async idOf({ em, now }: Steps, plan: PlanAtPayPal): Promise<string> {
    const [known] = await em.execute<{ id: string }[]>(
      `select paypal_plan_id as id from billing.paypal_plans where mark = ?`,
      [markOf(plan)],
    );
    if (known) return known.id;
    const id = await this.payPal.keepPlan(plan);
    await em.execute(
      `insert into billing.paypal_plans (mark, paypal_plan_id, created_at) values (?, ?, ?)
       on conflict (mark) do update set paypal_plan_id = excluded.paypal_plan_id`,
      [markOf(plan), id, now.toISOString()],
    );
    return id;
  }

  /** It may be gone at PayPal: the next time it is asked for again. */
  async forget({ em }: Steps, plan: PlanAtPayPal): Promise<void> {
    await em.execute(`delete from billing.paypal_plans where mark = ?`, [markOf(plan)]);
  }
}
