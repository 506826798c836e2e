import { Injectable } from '@nestjs/common';
import type { SqlEntityManager } from '@mikro-orm/sql';

import { achievementEarned } from '@alcancia/contracts/family';
import type { Work } from '@alcancia/server-kit';

import { achievementKey, celebrate } from '../celebrations/celebration.entity.js';
import { CoinLedger } from '../coins/coins.ledger.js';
import { measured } from './achievement-measures.store.js';

interface Child {
  readonly childId: string;
  readonly familyId: string;
}

interface Earned {
  /** Of this child and this achievement: what is paid once. */
  readonly id: string;
  readonly childId: string;
  readonly achievementId: string;
  readonly name: string;
  readonly coinsCents: number;
}

/** Gives children what they have reached: once, for ever, whatever is undone since (G17). */
@Injectable()
export class AchievementGrants {
  constructor(private readonly ledger: CoinLedger) {}

  /** In the transaction of what a person did, which has locked the child's balances; it is cheered and told. */
  async grant(work: Work, { childId, familyId }: Child, by: string): Promise<void> {
    await work.em.flush(); // what was just decided counts
    for (const { achievementId, name, coinsCents } of await this.earn(work, new Map([[childId, familyId]]), by)) {
      work.publish(achievementEarned, { familyId, childId, achievementId, name, coinsCents });
      const key = achievementKey(achievementId);
      await celebrate(work, { childId, familyId, kind: 'meta', key, title: name, coinsCents });
    }
  }

  /** What children have reached before there were achievements: they find it as new, without a cheer for each. */
  async fill(work: Work, children: readonly Child[]): Promise<void> {
    await this.ledger.lock(work.em, ...children.map(({ childId }) => childId));
    await this.earn(work, new Map(children.map(({ childId, familyId }) => [childId, familyId])), null);
  }

  /** Coins that one gives may reach another one. */
  private async earn(work: Work, familyOf: ReadonlyMap<string, string>, actorId: string | null): Promise<Earned[]> {
    const reached = await reach(work.em, [...familyOf.keys()], work.now);
    for (const earned of reached) await this.pay(work, earned, familyOf.get(earned.childId) ?? '', actorId);
    const isPaid = reached.some(({ coinsCents }) => coinsCents > 0);
    return isPaid ? [...reached, ...(await this.earn(work, familyOf, actorId))] : reached;
  }

  private async pay(work: Work, earned: Earned, familyId: string, actorId: string | null): Promise<void> {
    const { id, childId, name, coinsCents } = earned;
    if (coinsCents === 0) return;
    const source = { sourceType: 'logro', sourceId: id, round: 1 } as const;
    const shown = { title: name, emoji: '🏅' };
    await this.ledger.post(work, {
      ...source,
      ...shown,
      childId,
      familyId,
      actorId,
      type: 'bono',
      points: 0,
      coinsCents,
    });
  }
}

/** Writes down what is reached and not yet earned; one statement, however many there are. */
const reach = (em: SqlEntityManager, childIds: readonly string[], now: Date): Promise<Earned[]> =>
  em.execute<Earned[]>(
    `with ${measured},
     earned as (
       insert into family.child_achievements as c (child_id, achievement_id, progress, earned_at)
       select m.child_id, a.id, m.value, ?::timestamptz from measured m
       join family.achievements a on a.metric = m.metric and a.within = m.within and a.threshold <= m.value
       where a.is_active
       on conflict (child_id, achievement_id) do nothing
       returning c.id, c.child_id, c.achievement_id
     )
     select e.id, e.child_id as "childId", a.id as "achievementId", a.name, a.coins_cents as "coinsCents"
     from earned e join family.achievements a on a.id = e.achievement_id order by e.child_id, a.sort_order, a.code`,
    [`{${childIds.join(',')}}`, now.toISOString()],
  );
