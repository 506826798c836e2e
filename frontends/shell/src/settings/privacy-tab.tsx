import { CaretRight } from '@phosphor-icons/react/dist/csr/CaretRight';
import { useSuspenseQuery } from '@tanstack/react-query';
import { Link } from 'react-router';

import { dataKinds, kindsAbout } from '@alcancia/contracts/privacy';
import { Avatar, Bones, ButtonLink, DataDownload, ErrorPanel, Part } from '@alcancia/web-kit/ui';

import { words } from '../words/privacy.js';
import { linkedChildren } from './settings.queries.js';
import { SupportCard } from './support-card.js';

const accessesFailed = (retry: () => void) => <ErrorPanel title={words.support.failed} onRetry={retry} />;
const downloadFailed = (retry: () => void) => <ErrorPanel title={words.downloadFailed} onRetry={retry} />;

/** The way to each child's privacy, and what is kept of the adult who reads (G28, G41). */
export function PrivacyTab() {
  const { children } = useSuspenseQuery(linkedChildren).data;
  return (
    <>
      <section className="card">
        <div className="card-head">
          <div>
            <h2>{words.children}</h2>
            <p className="caption">{children.length > 0 ? words.childrenText : words.noChildren}</p>
          </div>
        </div>
        <ul className="privacy-children">
          {children.map(({ id, displayName, avatar }) => (
            <li key={id}>
              <Link to={`/child/${id}?tab=privacidad`} aria-label={words.open(displayName)}>
                <Avatar name={avatar} size={40} />
                <span className="grow t">{displayName}</span>
                <CaretRight size={20} aria-hidden />
              </Link>
            </li>
          ))}
        </ul>
      </section>
      <Part fallback={null} failed={accessesFailed}>
        <SupportCard />
      </Part>
      <section className="card" aria-label={words.own}>
        <div className="card-head">
          <div>
            <h2>{words.own}</h2>
            <p className="caption">{words.ownText}</p>
          </div>
        </div>
        <ul className="privacy-kinds">
          {kindsAbout('adult').map((kind) => {
            const { what, why, until = words.atMost } = words.kinds[kind];
            const { days } = dataKinds[kind];
            return (
              <li key={kind}>
                <p className="t">{what}</p>
                <p>{why}</p>
                <p className="caption">{days === null ? words.withAccount : until(days)}</p>
              </li>
            );
          })}
        </ul>
        <div className="foot">
          <ButtonLink kind="line" to="/privacy">
            {words.legal}
          </ButtonLink>
          <ButtonLink kind="line" to="/cookies">
            {words.cookies}
          </ButtonLink>
        </div>
      </section>
      <Part fallback={<Bones card lines={2} />} failed={downloadFailed}>
        <DataDownload />
      </Part>
    </>
  );
}
