import type { SqlEntityManager } from '@mikro-orm/sql';
import { Injectable } from '@nestjs/common';

import type { OutputOf } from '@alcancia/contracts/define';
import { defaultCity, type listLiveSocialProof, type ProofIcon } from '@alcancia/contracts/marketing';
import { purposeVersions } from '@alcancia/contracts/privacy';
import { type LastRows, type Work } from '@alcancia/server-kit';

import { aliasFor } from './aliases.policy.js';

type LiveEvents = OutputOf<typeof listLiveSocialProof>['events'];

/** How long an event is shown, in ms (G39). */
export const shownMs = 7 * 86_400_000;
const expiryOf = (at: Date): Date => new Date(at.getTime() + shownMs);
/** How many are shown at most (spec 2 §9). */
const mostShown = 20;

/** What a child did that may be told. */
export interface Told {
  readonly childId: string;
  /** What it follows from: the same is told once, and goes with it. */
  readonly sourceType: 'request' | 'milestone' | 'level';
  readonly sourceId: string;
  readonly actionText: string;
  readonly icon: ProofIcon;
  readonly at: Date;
}

/** Only of children for whom it is allowed now: asked when it is written and at every look (G39, G41). */
const isShown = `e.is_visible and e.expires_at > ?::timestamptz and exists (
  select 1 from marketing.known_consents k where k.child_id = e.child_id and k.given->>'social_proof' = ?)`;

/** Written at the end, for those of whom it may be told by then. */
const liveProofs: LastRows<Told & { readonly id: string }> = {
  name: 'told_live',
  sql: `insert into marketing.live_social_proof_events (id, child_id, child_name, action_text, icon, city, source_type,
          source_id, expires_at, created_at)
        select t.id, t.child_id, t.child_name, t.action_text, t.icon, t.city, t.source_type, t.source_id, t.expires_at,
          t.created_at
        from jsonb_to_recordset(?::jsonb)
          as t(id uuid, child_id uuid, child_name text, action_text text, icon text, city text, source_type text,
               source_id uuid, expires_at timestamptz, created_at timestamptz, words text)
        join marketing.known_consents k on k.child_id = t.child_id and k.given->>'social_proof' = t.words
        on conflict (source_type, source_id) do nothing`,
  row: ({ id, childId, actionText, icon, sourceType, sourceId, at }) => ({
    id,
    child_id: childId,
    child_name: aliasFor(id),
    action_text: actionText,
    icon,
    city: defaultCity,
    source_type: sourceType,
    source_id: sourceId,
    expires_at: expiryOf(at),
    created_at: at,
    words: purposeVersions.social_proof,
  }),
};

/** What really happened, as visitors may hear of it. */
@Injectable()
export class LiveProof {
  add({ newId, now, writeLast }: Work, told: Told): void {
    if (expiryOf(told.at) > now) writeLast(liveProofs, { ...told, id: newId() });
  }

  async removeOf({ em }: Work, childId: string): Promise<void> {
    await em.execute(`delete from marketing.live_social_proof_events where child_id = ?`, [childId]);
  }

  async removeFrom({ em }: Work, sourceType: Told['sourceType'], sourceId: string): Promise<void> {
    await em.execute(`delete from marketing.live_social_proof_events where source_type = ? and source_id = ?`, [
      sourceType,
      sourceId,
    ]);
  }

  async shown(em: SqlEntityManager, now: Date): Promise<LiveEvents> {
    const rows = await em.execute<(Omit<LiveEvents[number], 'createdAt'> & { readonly createdAt: Date | string })[]>(
      `select e.id, e.child_name as "childName", e.action_text as "actionText", e.icon, e.city,
         e.created_at as "createdAt"
       from marketing.live_social_proof_events e where ${isShown} order by e.created_at desc, e.id desc
       limit ${mostShown}`,
      [now.toISOString(), purposeVersions.social_proof],
    );
    return rows.map((row) => ({ ...row, createdAt: new Date(row.createdAt).toISOString() }));
  }

  async count(em: SqlEntityManager, now: Date): Promise<number> {
    const [row] = await em.execute<{ shown: number }[]>(
      `select count(*)::int as shown from marketing.live_social_proof_events e where ${isShown}`,
      [now.toISOString(), purposeVersions.social_proof],
    );
    return row?.shown ?? 0;
  }
}
