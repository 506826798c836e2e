import { Injectable } from '@nestjs/common';

import { mostTouchesOfVisit, type TouchViewport } from '@alcancia/contracts/marketing';
import type { Work } from '@alcancia/server-kit';

import { counted, deepestOf, leadsToSignUp, spotOf, type Touch } from './heatmap.policy.js';

/** Which visit, of which page. */
export interface Visit {
  readonly hash: string;
  readonly landingId: string;
  readonly version: number;
  readonly viewport: TouchViewport;
}

interface Row {
  readonly touches: number;
  readonly deepest: number;
  readonly hasSignedUp: boolean;
}

/** From the top of the page to its end. */
const tenths = Array.from({ length: 11 }, (_, tenth) => tenth);

/** Each touch for 90 days, and beside it the sums that the picture is drawn from (G37). */
@Injectable()
export class Touches {
  async keep(work: Work, visit: Visit, touches: readonly Touch[]): Promise<void> {
    const { em, now } = work;
    const { hash, landingId, version, viewport } = visit;
    const begun = await em.execute<unknown[]>(
      `insert into marketing.landing_visits
         (visit_hash, landing_id, version, viewport, touches, deepest, began_at) values (?, ?, ?, ?, 0, -1, ?)
       on conflict do nothing returning 1`,
      [hash, landingId, version, viewport, now.toISOString()],
    );
    const key = [hash, landingId, version];
    const [before] = await em.execute<Row[]>(
      `select touches, deepest, has_signed_up as "hasSignedUp" from marketing.landing_visits
       where visit_hash = ? and landing_id = ? and version = ? for update`,
      key,
    );
    if (!before || before.touches + touches.length > mostTouchesOfVisit) return;
    const deepest = Math.max(before.deepest, deepestOf(touches));
    const hasSignedUp = before.hasSignedUp || leadsToSignUp(touches);
    await em.execute(
      `update marketing.landing_visits set touches = touches + ?, deepest = ?, has_signed_up = ?
       where visit_hash = ? and landing_id = ? and version = ?`,
      [touches.length, deepest, hasSignedUp, ...key],
    );
    await this.keepEach(work, visit, touches);
    await this.sumUp(work, visit, touches);
    await this.sumUpVisit(work, visit, {
      visits: begun.length,
      signUps: hasSignedUp && !before.hasSignedUp ? 1 : 0,
      depths: tenths.map((tenth) => (tenth > before.deepest && tenth <= deepest ? 1 : 0)),
    });
  }

  private async keepEach({ em, now, newId }: Work, visit: Visit, touches: readonly Touch[]): Promise<void> {
    await em.execute(
      `insert into marketing.landing_touches
         (id, landing_id, version, section, kind, x_percent, y_px, selector, viewport, visit_hash, touched_at)
       select id, ?, ?, section, kind, x, y, selector, ?, ?, ?
       from jsonb_to_recordset(?::jsonb) as t(id uuid, section text, kind text, x int, y int, selector text)`,
      [
        visit.landingId,
        visit.version,
        visit.viewport,
        visit.hash,
        now.toISOString(),
        JSON.stringify(touches.map((touch) => ({ id: newId(), ...touch }))),
      ],
    );
  }

  private async sumUp({ em, now }: Work, { landingId, version, viewport }: Visit, touches: readonly Touch[]) {
    const clicks = touches.filter(({ kind }) => kind !== 'scroll');
    const about = [landingId, now.toISOString(), viewport, version];
    await em.execute(
      `insert into marketing.landing_heat as h
         (landing_id, day, viewport, version, kind, section, x_percent, y_px, touches)
       select ?, (?::timestamptz at time zone 'UTC')::date, ?, ?, kind, section, x, y, touches
       from jsonb_to_recordset(?::jsonb) as t(kind text, section text, x int, y int, touches int)
       on conflict (landing_id, day, viewport, kind, version, section, x_percent, y_px)
         do update set touches = h.touches + excluded.touches`,
      [...about, JSON.stringify(counted(clicks.map(({ kind, section, ...at }) => ({ kind, section, ...spotOf(at) }))))],
    );
    await em.execute(
      `insert into marketing.landing_heat_elements as h
         (landing_id, day, viewport, version, kind, section, selector, touches)
       select ?, (?::timestamptz at time zone 'UTC')::date, ?, ?, kind, section, selector, touches
       from jsonb_to_recordset(?::jsonb) as t(kind text, section text, selector text, touches int)
       on conflict (landing_id, day, viewport, kind, version, section, selector)
         do update set touches = h.touches + excluded.touches`,
      [...about, JSON.stringify(counted(clicks.map(({ kind, section, selector }) => ({ kind, section, selector }))))],
    );
  }

  private async sumUpVisit(
    { em, now }: Work,
    { landingId, version, viewport }: Visit,
    {
      visits,
      signUps,
      depths,
    }: { readonly visits: number; readonly signUps: number; readonly depths: readonly number[] },
  ): Promise<void> {
    await em.execute(
      `insert into marketing.landing_heat_visits as h
         (landing_id, day, viewport, version, visits, sign_up_visits, depths)
       values (?, (?::timestamptz at time zone 'UTC')::date, ?, ?, ?, ?, ?::int[])
       on conflict (landing_id, day, viewport, version) do update set
         visits = h.visits + excluded.visits,
         sign_up_visits = h.sign_up_visits + excluded.sign_up_visits,
         depths = array(select a + b from unnest(h.depths, excluded.depths) with ordinality as t(a, b, place) order by place)`,
      [landingId, now.toISOString(), viewport, version, visits, signUps, `{${depths.join(',')}}`],
    );
  }
}
