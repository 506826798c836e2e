import type { SqlEntityManager } from '@mikro-orm/sql';
import { Injectable } from '@nestjs/common';

import {
  type KeptOfficialChallenge,
  type OfficialChallenge,
  officialChallengesInAll,
} from '@alcancia/contracts/family';
import { notFound } from '@alcancia/server-kit';

import { officialLimitReached } from './official-challenge.errors.js';
import type { OfficialFields } from './official-fields.policy.js';

const shown = `id as "officialId", title, description, emoji, metric, target, mode, days, steps, prize,
  from_age as "fromAge", to_age as "toAge"`;
const kept = `${shown}, is_active as "isActive", sort_order as "sortOrder", version`;
const inOrder = `order by sort_order, title, id limit ${officialChallengesInAll}`;

/** What an adult starts a challenge from. */
@Injectable()
export class Officials {
  offered(em: SqlEntityManager): Promise<OfficialChallenge[]> {
    return em.execute<OfficialChallenge[]>(
      `select ${shown} from family.official_challenges where is_active ${inOrder}`,
    );
  }

  all(em: SqlEntityManager): Promise<KeptOfficialChallenge[]> {
    return em.execute<KeptOfficialChallenge[]>(`select ${kept} from family.official_challenges ${inOrder}`);
  }

  /** Of what is none nobody starts. */
  async mustExist(em: SqlEntityManager, officialId: string | null): Promise<void> {
    if (officialId === null) return;
    const rows = await em.execute<unknown[]>(`select 1 from family.official_challenges where id = ?`, [officialId]);
    if (rows.length === 0) throw notFound();
  }

  /** Kept from changing until the transaction ends. */
  async locked(em: SqlEntityManager, officialId: string): Promise<KeptOfficialChallenge | undefined> {
    const [row] = await em.execute<KeptOfficialChallenge[]>(
      `select ${kept} from family.official_challenges where id = ? for update`,
      [officialId],
    );
    return row;
  }

  /** Locks: of two that are made at once, the second counts the first. */
  async mustHavePlace(em: SqlEntityManager): Promise<void> {
    await em.execute(`select pg_advisory_xact_lock(hashtextextended('family.official_challenges', 0))`);
    const [row] = await em.execute<{ n: number }[]>(`select count(*)::int as n from family.official_challenges`);
    if ((row?.n ?? 0) >= officialChallengesInAll) throw officialLimitReached();
  }

  async add(em: SqlEntityManager, officialId: string, fields: OfficialFields): Promise<void> {
    await em.execute(
      `insert into family.official_challenges (title, description, emoji, metric, target, mode, days, steps, prize,
         from_age, to_age, is_active, sort_order, id)
       values (?, ?, ?, ?, ?, ?, ?, ?::jsonb, ?::jsonb, ?, ?, ?, ?, ?)`,
      [...valuesOf(fields), officialId],
    );
  }

  async change(em: SqlEntityManager, officialId: string, fields: OfficialFields): Promise<void> {
    await em.execute(
      `update family.official_challenges set title = ?, description = ?, emoji = ?, metric = ?, target = ?, mode = ?,
         days = ?, steps = ?::jsonb, prize = ?::jsonb, from_age = ?, to_age = ?, is_active = ?, sort_order = ?,
         version = version + 1 where id = ?`,
      [...valuesOf(fields), officialId],
    );
  }
}

const valuesOf = (of: OfficialFields) => [
  of.title,
  of.description,
  of.emoji,
  of.metric,
  of.target,
  of.mode,
  of.days,
  JSON.stringify(of.steps),
  JSON.stringify(of.prize),
  of.fromAge,
  of.toAge,
  of.isActive,
  of.sortOrder,
];
