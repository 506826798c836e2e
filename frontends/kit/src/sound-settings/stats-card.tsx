import * as format from '../words/format.js';
import { words } from '../words/sound-settings.js';
import { nameOf } from './section-said.js';
import type { SoundStats } from './sound-settings.js';

/** What was read aloud in a while: how much, by whose voice, where, and what was not heard. */
export function StatsCard({ stats }: { readonly stats: SoundStats }) {
  const { from, to, isEverybodys, plays, succeeded, characters, engines, sections, troubles } = stats;
  const most = Math.max(1, ...sections.map((one) => one.plays));
  return (
    <section className="card sound-card" aria-label={words.stats}>
      <div className="card-head">
        <div>
          <h2>{words.stats}</h2>
          <p className="caption">{words.between(format.dayOf(from), format.dayOf(to), isEverybodys)}</p>
        </div>
      </div>
      {plays === 0 ? (
        <p>{words.nothingPlayed}</p>
      ) : (
        <>
          <dl className="sound-facts is-row">
            <dt>{words.plays}</dt>
            <dd>{format.number(plays)}</dd>
            <dt>{words.succeeded}</dt>
            <dd>{format.percent(succeeded / plays)}</dd>
            <dt>{words.characters}</dt>
            <dd>{format.number(characters)}</dd>
          </dl>
          <h3>{words.bySection}</h3>
          <ol className="sound-bars">
            {sections.map((one) => (
              <li key={one.section}>
                <span>{nameOf(one.section)}</span>
                <b>{format.number(one.plays)}</b>
                <i aria-hidden style={{ inlineSize: `${(one.plays / most) * 100}%` }} />
              </li>
            ))}
          </ol>
          <h3>{words.byEngine}</h3>
          <ul className="sound-lines">
            {engines.map((one) => (
              <li key={one.engine}>
                {words.engineSaid(words.engines[one.engine], format.number(one.plays), format.number(one.succeeded))}
              </li>
            ))}
          </ul>
          {troubles.length > 0 && (
            <>
              <h3>{words.notHeard}</h3>
              <ul className="sound-lines">
                {troubles.map((one) => (
                  <li key={one.trouble}>{words.troubleSaid(words.troubles[one.trouble], format.number(one.plays))}</li>
                ))}
              </ul>
            </>
          )}
        </>
      )}
    </section>
  );
}
