import type { SqlEntityManager } from '@mikro-orm/sql';
import { Injectable } from '@nestjs/common';

import type { OutputOf } from '@alcancia/contracts/define';
import { defaultCity, type listLiveSocialProof, type ProofIcon } from '@alcancia/contracts/marketing';
import { purposeVersions } from '@alcancia/contracts/privacy';
import { Consents, type Work } from '@alcancia/server-kit';

import { aliasFor } from './aliases.policy.js';

type LiveEvents = OutputOf<typeof listLiveSocialProof>['events'];

/** How long an event is shown, in ms (G39). */
export const shownMs = 7 * 86_400_000;
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

/** What really happened, as visitors may hear of it. */
@Injectable()
export class LiveProof {
  constructor(private readonly consents: Consents) {}

  async add({ em, newId, now }: Work, { childId, sourceType, sourceId, actionText, icon, at }: Told): Promise<void> {
    const expiresAt = new Date(at.getTime() + shownMs);
    if (expiresAt <= now || !(await this.consents.mayBeDone(em, childId, 'social_proof'))) return;
    const id = newId();
    await em.execute(
      `insert into marketing.live_social_proof_events (id, child_id, child_name, action_text, icon, city, source_type,
         source_id, expires_at, created_at)
       values (?, ?, ?, ?, ?, ?, ?, ?, ?, ?) on conflict (source_type, source_id) do nothing`,
      [
        id,
        childId,
        aliasFor(id),
        actionText,
        icon,
        defaultCity,
        sourceType,
        sourceId,
        expiresAt.toISOString(),
        at.toISOString(),
      ],
    );
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
