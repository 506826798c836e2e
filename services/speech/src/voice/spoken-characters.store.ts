import { Injectable } from '@nestjs/common';

import type { Work } from '@alcancia/server-kit';

import { charactersOf, monthOf } from './characters.policy.js';

/** Characters that were taken count while they may still be spoken, in ms; whoever crashed gives them back. */
const spokenWithinMs = 60_000;

/** What each plan has of the provider in a month, and what was spoken (G32). */
@Injectable()
export class SpokenCharacters {
  async keepPlan({ em }: Work, familyId: string, maxChildren: number, sequence: number): Promise<void> {
    await em.execute(
      `insert into speech.plan_places as p (family_id, max_children, sequence) values (?, ?, ?)
       on conflict (family_id) do update set max_children = excluded.max_children, sequence = excluded.sequence
       where p.sequence < excluded.sequence`,
      [familyId, maxChildren, sequence],
    );
  }

  /** Takes characters before the provider is asked. False: so many are not left. However many ask at once, one after the other is counted. */
  async take({ em, now }: Work, useId: string, familyId: string, characters: number): Promise<boolean> {
    await em.execute(`select pg_advisory_xact_lock(hashtextextended(?, 0))`, [familyId]);
    const [plan] = await em.execute<{ max_children: number }[]>(
      `select max_children from speech.plan_places where family_id = ?`,
      [familyId],
    );
    const [{ used } = { used: 0 }] = await em.execute<{ used: number }[]>(
      `select coalesce(sum(characters), 0)::int as used from speech.spoken_characters
       where family_id = ? and taken_at >= ? and (is_spoken or taken_at > ?)`,
      [familyId, monthOf(now).toISOString(), new Date(now.getTime() - spokenWithinMs).toISOString()],
    );
    if (used + characters > charactersOf(plan?.max_children ?? null)) return false;
    await em.execute(
      `insert into speech.spoken_characters (id, family_id, characters, taken_at) values (?, ?, ?, ?)
       on conflict do nothing`,
      [useId, familyId, characters, now.toISOString()],
    );
    return true;
  }

  /** They were spoken: they count for the month. */
  async keep({ em }: Work, useId: string): Promise<void> {
    await em.execute(`update speech.spoken_characters set is_spoken = true where id = ?`, [useId]);
  }

  /** Nothing was spoken: nothing was used. */
  async giveBack({ em }: Work, useId: string): Promise<void> {
    await em.execute(`delete from speech.spoken_characters where id = ? and not is_spoken`, [useId]);
  }
}
