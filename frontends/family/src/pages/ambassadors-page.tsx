import { useSuspenseQuery } from '@tanstack/react-query';

import { Bones, HintBox, Part } from '@alcancia/web-kit/ui';

import { ownAmbassadorship } from '../ambassadors/ambassadors.queries.js';
import '../ambassadors/ambassadors.css';
import { ApplyForm } from '../ambassadors/apply-form.js';
import { OwnFigures } from '../ambassadors/own-figures.js';
import { OwnLink } from '../ambassadors/own-link.js';
import { words } from '../words/ambassadors.js';

/** 'Embajadores' (G34): how it works, the own link, and what it brought. */
export default function AmbassadorsPage() {
  return (
    <div className="ambassadors">
      <div className="page-head">
        <h1>{words.title}</h1>
        <p>{words.about}</p>
      </div>
      <Part fallback={<Bones card lines={6} />}>
        <Own />
      </Part>
    </div>
  );
}

function Own() {
  const { ambassador } = useSuspenseQuery(ownAmbassadorship).data;
  const status = ambassador?.status;
  const mayApply = !ambassador || status === 'rechazado';
  return (
    <>
      {status && status !== 'aprobado' && (
        <div className="ambassador-wide">
          <HintBox kind={status === 'suspendido' ? 'warn' : 'tip'}>
            <b>{words.statuses[status].title}</b>
            <p>{words.statuses[status].text}</p>
          </HintBox>
        </div>
      )}
      {ambassador?.link && <OwnLink link={ambassador.link} percent={ambassador.commissionPercent} />}
      {(!ambassador || status !== 'aprobado') && (
        <section className="card ambassador-wide">
          <ul className="ambassador-how">
            {words.how.map((line) => (
              <li key={line}>{line}</li>
            ))}
          </ul>
          {mayApply && <ApplyForm isAgain={ambassador !== null} />}
        </section>
      )}
      {ambassador && (status === 'aprobado' || status === 'suspendido') && <OwnFigures {...ambassador} />}
    </>
  );
}
