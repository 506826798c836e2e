import { Injectable } from '@nestjs/common';

import type { AmbassadorBook, AmbassadorStatus } from '@alcancia/contracts/marketing';
import { notFound, type Reading, type Work } from '@alcancia/server-kit';

type Em = Reading['em'];

export interface Ambassador {
  readonly id: string;
  readonly adultId: string | null;
  readonly code: string;
  readonly status: AmbassadorStatus;
  readonly commissionPercent: number;
  readonly payoutMethod: string;
  readonly appliedAt: Date | string;
  readonly visits: number;
  readonly flaggedVisits: number;
  readonly version: number;
}

interface Funnel {
  readonly visits: number;
  readonly signUps: number;
  readonly trials: number;
  readonly subscribed: number;
  readonly left: number;
}

const columns = `id, adult_id as "adultId", code, status, commission_percent as "commissionPercent",
  payout_method as "payoutMethod", applied_at as "appliedAt", visits, flagged_visits as "flaggedVisits", version`;

/** Who is in the programme, and what it counts. */
@Injectable()
export class Ambassadors {
  async ofAdult(em: Em, adultId: string): Promise<Ambassador | null> {
    const [row] = await em.execute<Ambassador[]>(`select ${columns} from marketing.ambassadors where adult_id = ?`, [
      adultId,
    ]);
    return row ?? null;
  }

  /** Who waits for an answer first, then the newest. */
  all(em: Em): Promise<Ambassador[]> {
    return em.execute<Ambassador[]>(
      `select ${columns} from marketing.ambassadors order by status <> 'solicitado', applied_at desc, id limit 500`,
    );
  }

  /** Whoever changes the books of an ambassador waits here for a turn. Rejects with `not_found`. */
  async lock({ em }: Pick<Work, 'em'>, id: string): Promise<Ambassador> {
    const [row] = await em.execute<Ambassador[]>(
      `select ${columns} from marketing.ambassadors where id = ? for update`,
      [id],
    );
    if (!row) throw notFound();
    return row;
  }

  /** How far those came who followed the links; of no one without visits. */
  async funnels(em: Em, those: readonly Ambassador[]): Promise<Map<string, Funnel>> {
    const rows = await em.execute<{ id: string; state: string; count: string | number }[]>(
      `select ambassador_id as id, state, count(*) as count from marketing.referrals
       where ambassador_id = any(string_to_array(?, ',')::uuid[]) group by ambassador_id, state`,
      [those.map(({ id }) => id).join(',')],
    );
    const countOf = (id: string, state: string): number =>
      Number(rows.find((row) => row.id === id && row.state === state)?.count ?? 0);
    return new Map(
      those.map(({ id, visits }) => {
        const [onlySignedUp, trials, subscribed, left] = ['registro', 'prueba', 'suscrito', 'baja'].map((state) =>
          countOf(id, state),
        ) as [number, number, number, number];
        return [id, { visits, signUps: onlySignedUp + trials + subscribed + left, trials, subscribed, left }];
      }),
    );
  }

  /** What waits, is ripe and was paid, of each ambassador in each currency. */
  async books(
    { em, now }: Pick<Reading, 'em' | 'now'>,
    ids: readonly string[],
  ): Promise<Map<string, AmbassadorBook[]>> {
    const at = now.toISOString();
    const rows = await em.execute<Record<keyof AmbassadorBook | 'id', string>[]>(
      `select ambassador_id as id, currency,
         coalesce(sum(amount_cents) filter (where payout_id is null and ripens_at > ?), 0) as "pendingCents",
         coalesce(sum(amount_cents) filter (where payout_id is null and ripens_at <= ?), 0) as "approvedCents",
         coalesce(sum(amount_cents) filter (where payout_id is not null), 0) as "paidCents"
       from marketing.commissions
       where cancelled_at is null and ambassador_id = any(string_to_array(?, ',')::uuid[])
       group by ambassador_id, currency order by currency limit 5000`,
      [at, at, ids.join(',')],
    );
    const books = new Map<string, AmbassadorBook[]>(ids.map((id) => [id, []]));
    for (const { id, currency, pendingCents, approvedCents, paidCents } of rows)
      books.get(id)?.push({
        currency,
        pendingCents: Number(pendingCents),
        approvedCents: Number(approvedCents),
        paidCents: Number(paidCents),
      });
    return books;
  }

  /** Whether this adult ever belonged to that household. */
  async isOfHousehold(em: Em, adultId: string, familyId: string): Promise<boolean> {
    const rows = await em.execute<unknown[]>(
      `select 1 from marketing.household_ties where adult_id = ? and family_id = ?`,
      [adultId, familyId],
    );
    return rows.length > 0;
  }
}
