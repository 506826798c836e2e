import { Injectable } from '@nestjs/common';

import type { Work } from '@alcancia/server-kit';

import { type Mark, markToTell, monthOf, usesOf } from './quota.policy.js';

/** A use that was taken counts against the quota while it may still be answered, in ms; whoever crashed gives it back. */
const answeredWithinMs = 60_000;

/**
 * `used`: uses of this month, this one among them. `most`: of the month. `mark`: what no adult of the household was told of
 * yet, whoever reached it; it is kept with the use by which one is told.
 */
export interface CountedUse {
  readonly used: number;
  readonly most: number;
  readonly mark: Mark | null;
}

/** Without `used` where none was left. */
export type TakenUse = CountedUse | { readonly most: number };

/** What each family may ask of the AI in a month, and what it has asked (G30). */
@Injectable()
export class Quotas {
  async keepPlan({ em }: Work, familyId: string, maxChildren: number, sequence: number): Promise<void> {
    await em.execute(
      `insert into assistant.plan_places as p (family_id, max_children, sequence) values (?, ?, ?)
       on conflict (family_id) do update set max_children = excluded.max_children, sequence = excluded.sequence
       where p.sequence < excluded.sequence`,
      [familyId, maxChildren, sequence],
    );
  }

  /** Takes one use before the AI is asked, if one is left. However many ask at once, one after the other is counted. */
  async take({ em, now }: Work, useId: string, familyId: string): Promise<TakenUse> {
    await em.execute(`select pg_advisory_xact_lock(hashtextextended(?, 0))`, [familyId]);
    const [plan] = await em.execute<{ max_children: number }[]>(
      `select max_children from assistant.plan_places where family_id = ?`,
      [familyId],
    );
    const most = usesOf(plan?.max_children ?? null);
    const [{ used, told } = { used: 0, told: 0 }] = await em.execute<{ used: number; told: number }[]>(
      `select count(*)::int as used, coalesce(max(told_from_use), 0) as told from assistant.ai_uses
       where family_id = ? and taken_at >= ? and (is_answered or taken_at > ?)`,
      [familyId, monthOf(now).toISOString(), new Date(now.getTime() - answeredWithinMs).toISOString()],
    );
    if (used >= most) return { most };
    await em.execute(
      `insert into assistant.ai_uses (id, family_id, taken_at) values (?, ?, ?) on conflict do nothing`,
      [useId, familyId, now.toISOString()],
    );
    return { used: used + 1, most, mark: markToTell(used + 1, most, told) };
  }

  /** The AI has answered: the use counts for the month. `told`: the mark that an adult hears of with it. */
  async keep({ em }: Work, useId: string, told: Mark | null): Promise<void> {
    await em.execute(`update assistant.ai_uses set is_answered = true, told_from_use = ? where id = ?`, [
      told?.fromUse ?? null,
      useId,
    ]);
  }

  /** The AI gave no answer: nothing was used. */
  async giveBack({ em }: Work, useId: string): Promise<void> {
    await em.execute(`delete from assistant.ai_uses where id = ? and not is_answered`, [useId]);
  }
}
