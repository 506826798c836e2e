import type { InputOf, OutputOf } from '@alcancia/contracts/define';
import { mostSpots, readHeatmap } from '@alcancia/contracts/marketing';
import { type Caller, Handles, type Reading, UseCase } from '@alcancia/server-kit';

import { kindsOf } from './heatmap.policy.js';

interface Spot {
  readonly section: string;
  readonly x: number;
  readonly y: number;
  readonly touches: number;
}

interface Visited {
  readonly version: number;
  readonly visits: number;
  readonly signUpVisits: number;
  readonly depths: readonly number[];
}

/** Drawn from sums: how much was touched makes it no slower. */
@UseCase()
export class ReadHeatmap {
  @Handles(readHeatmap)
  async execute(
    _administrator: Caller,
    { landingId, version, viewport, layer, from, to }: InputOf<typeof readHeatmap>,
    { em }: Reading,
  ): Promise<OutputOf<typeof readHeatmap>> {
    const where = `landing_id = ? and viewport = ? and day between ? and ?`;
    const about = [landingId, viewport, from, to];
    const visited = await em.execute<Visited[]>(
      `select version, sum(visits)::int as visits, sum(sign_up_visits)::int as "signUpVisits",
         (select array_agg(total order by place) from (
            select place, sum(count)::int as total
            from marketing.landing_heat_visits d, unnest(d.depths) with ordinality as t(count, place)
            where d.landing_id = h.landing_id and d.viewport = ? and d.day between ? and ? and d.version = h.version
            group by place) as sums) as depths
       from marketing.landing_heat_visits h where ${where} group by landing_id, version order by version desc limit 200`,
      [viewport, from, to, ...about],
    );
    const shown = visited.filter((one) => version === undefined || one.version === version);
    const ofVersion = version === undefined ? '' : ' and version = ?';
    const counted = [...about, ...(version === undefined ? [] : [version]), `{${kindsOf[layer].join(',')}}`];
    const spots = await em.execute<Spot[]>(
      `select section, x_percent as x, y_px as y, sum(touches)::int as touches from marketing.landing_heat
       where ${where}${ofVersion} and kind = any(?::text[])
       group by section, x_percent, y_px order by touches desc limit ${mostSpots}`,
      counted,
    );
    const elements = await em.execute<{ section: string; selector: string; touches: number }[]>(
      `select section, selector, sum(touches)::int as touches from marketing.landing_heat_elements
       where ${where}${ofVersion} and kind = any(?::text[])
       group by section, selector order by touches desc, section, selector limit 20`,
      counted,
    );
    const sum = (numbers: readonly number[]): number => numbers.reduce((total, one) => total + one, 0);
    return {
      versions: visited.map((one) => one.version),
      visits: sum(shown.map(({ visits }) => visits)),
      signUpVisits: sum(shown.map(({ signUpVisits }) => signUpVisits)),
      sections: bySection(spots).slice(0, 200),
      depths: Array.from({ length: 11 }, (_, tenth) => ({
        percent: tenth * 10,
        visits: sum(shown.map(({ depths }) => depths[tenth] ?? 0)),
      })),
      elements,
    };
  }
}

function bySection(spots: readonly Spot[]): OutputOf<typeof readHeatmap>['sections'] {
  const sections = new Map<string, [number, number, number][]>();
  for (const { section, x, y, touches } of spots) {
    const known = sections.get(section) ?? [];
    known.push([x, y, touches]);
    sections.set(section, known);
  }
  return [...sections].map(([section, ofSection]) => ({ section, spots: ofSection }));
}
