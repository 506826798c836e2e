import { dataKinds, kindsAbout } from '@alcancia/contracts/privacy';

import { words } from '../words/privacy.js';

/** What is kept of a child, why and for how long: the registry of personal data, in a parent's words (G41). */
export const KeptData = ({ name }: { readonly name: string }) => (
  <section className="card privacy-card" aria-label={words.kept}>
    <div className="card-head">
      <div>
        <h2>{words.kept}</h2>
        <p className="caption">{words.keptText(name)}</p>
      </div>
    </div>
    <ul className="privacy-list">
      {kindsAbout('child').map((kind) => {
        const { what, why, until = words.atMost } = words.kinds[kind];
        const { days } = dataKinds[kind];
        return (
          <li key={kind}>
            <p className="t">{what}</p>
            <p>{why}</p>
            <p className="caption">{days === null ? words.withProfile : until(days)}</p>
          </li>
        );
      })}
    </ul>
  </section>
);
