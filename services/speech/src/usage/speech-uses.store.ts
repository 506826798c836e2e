import { Injectable } from '@nestjs/common';

import type { InputOf } from '@alcancia/contracts/define';
import type { recordSpeechUse, SpeechStats } from '@alcancia/contracts/speech';
import type { Reading, Work } from '@alcancia/server-kit';

/** The days that are looked at, from the first moment of `from` to the last of `to`, and whose: null is everybody's. */
export interface StatsAsked {
  readonly from: string;
  readonly to: string;
  readonly userId: string | null;
  /** How many sections are ranked. */
  readonly sections: number;
}

type Counted = Omit<SpeechStats, 'from' | 'to' | 'isEverybodys'>;

const nothing: Counted = {
  plays: 0,
  succeeded: 0,
  characters: 0,
  engines: [],
  sections: [],
  troubles: [],
  days: [],
};

@Injectable()
export class SpeechUses {
  async add({ em, now, newId }: Work, userId: string, use: InputOf<typeof recordSpeechUse>): Promise<void> {
    await em.execute(
      `insert into speech.tts_usage_stats
         (id, user_id, section_name, engine_used, text_length, success, error_message, session_id, created_at)
       values (?, ?, ?, ?, ?, ?, ?, ?, ?)`,
      [
        newId(),
        userId,
        use.section,
        use.engine,
        use.textLength,
        use.success,
        use.trouble,
        use.visitKey,
        now.toISOString(),
      ],
    );
  }

  async counted({ em }: Pick<Reading, 'em'>, { from, to, userId, sections }: StatsAsked): Promise<Counted> {
    const [row = nothing] = await em.execute<Counted[]>(
      `with seen as materialized (
         select engine_used, section_name, success, error_message, text_length,
           (created_at at time zone 'UTC')::date::text as day
         from speech.tts_usage_stats
         where created_at >= ?::date and created_at < ?::date + 1 and (?::uuid is null or user_id = ?)
       )
       select
         (select count(*)::int from seen) as "plays",
         (select count(*)::int from seen where success) as "succeeded",
         (select coalesce(sum(text_length), 0)::int from seen where success) as "characters",
         (select coalesce(jsonb_agg(e order by e.engine), '[]') from (
           select engine_used as engine, count(*)::int as plays, count(*) filter (where success)::int as succeeded
           from seen group by 1) e) as "engines",
         (select coalesce(jsonb_agg(s order by s.plays desc, s.section), '[]') from (
           select section_name as section, count(*)::int as plays from seen group by 1
           order by plays desc, section limit ?) s) as "sections",
         (select coalesce(jsonb_agg(t order by t.plays desc, t.trouble), '[]') from (
           select error_message as trouble, count(*)::int as plays from seen
           where error_message is not null group by 1) t) as "troubles",
         (select coalesce(jsonb_agg(d order by d.day), '[]') from (
           select day, count(*)::int as plays from seen group by 1) d) as "days"`,
      [`${from}T00:00Z`, `${to}T00:00Z`, userId, userId, sections],
    );
    return row;
  }
}
