import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { Link, useLocation, useSearchParams } from 'react-router';

import type { OutputOf } from '@alcancia/contracts/define';
import type { LegalDocument, readLegalText } from '@alcancia/contracts/identity';
import { Logo } from '@alcancia/web-kit/art';
import { Bones, Button, ButtonLink, ErrorPanel } from '@alcancia/web-kit/ui';

import { words } from '../words/legal.js';
import { FirstText } from '../first-text.js';
import { LegalLinks } from '../legal-links.js';
import { legalText, versionsOfTexts } from '../legal.queries.js';
import './legal.css';

type LegalText = OutputOf<typeof readLegalText>;

/** The day that a text names is a day of no time zone. */
const dayOf = (date: string): string =>
  new Intl.DateTimeFormat('es', { dateStyle: 'long', timeZone: 'UTC' }).format(new Date(`${date}T00:00:00Z`));

/**
 * The public text that the address names, in force or as the query `version` says, with all its versions (G50);
 * `cookieChoice` stands below the one on cookies.
 */
export default function LegalPage({ cookieChoice }: { readonly cookieChoice?: ReactNode }) {
  const document = useLocation().pathname.slice(1) as LegalDocument;
  const [query] = useSearchParams();
  const version = query.get('version');
  const { data, error, refetch } = useQuery(legalText(document, version));
  const isUnknown = version !== null && (error?.code === 'not_found' || error?.code === 'invalid_input');
  const isOnItsWay = !data && !error;
  const page = (
    <div className="legal">
      <title>{`${data?.title ?? words.titles[document]} · ${words.product}`}</title>
      <header className="top">
        <Link to="/" className="logo" aria-label={words.home}>
          <Logo />
        </Link>
      </header>
      <main>
        {data && (
          <>
            <Text text={data} />
            {document === 'cookies' && cookieChoice}
            <Versions document={document} />
          </>
        )}
        {!data && isUnknown && <UnknownVersion document={document} />}
        {!data && error && !isUnknown && <ErrorPanel title={words.failed} onRetry={() => void refetch()} />}
        {isOnItsWay && <Bones lines={8} />}
        <footer>
          <Link to="/">{words.back}</Link>
          <LegalLinks />
        </footer>
      </main>
    </div>
  );
  return isOnItsWay ? <FirstText otherwise={page} /> : page;
}

const Text = ({ text }: { readonly text: LegalText }) => (
  <>
    <div className="legal-head">
      <h1>{text.title}</h1>
      <Button kind="line" size="small" onClick={() => window.print()}>
        {words.print}
      </Button>
    </div>
    <p className="muted">
      <State text={text} />
    </p>
    {text.sections.map(({ title, text: paragraphs, list }) => (
      <section key={title}>
        <h2>{title}</h2>
        {paragraphs.map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
        {list.length > 0 && (
          <ul>
            {list.map((item) => (
              <li key={item}>{item}</li>
            ))}
          </ul>
        )}
      </section>
    ))}
  </>
);

const isAhead = (date: string): boolean => date > new Date().toISOString().slice(0, 10);

function State({ text: { document, version, effectiveOn, isInForce } }: { readonly text: LegalText }) {
  const day = dayOf(effectiveOn);
  if (isInForce) return words.version(version, day);
  if (isAhead(effectiveOn)) return words.announced(version, day);
  return (
    <>
      {words.replaced(version, day)} <Link to={`/${document}`}>{words.toCurrent}</Link>
    </>
  );
}

/** What came before and what is announced, each with what is new in it. */
function Versions({ document }: { readonly document: LegalDocument }) {
  const { data } = useQuery(versionsOfTexts);
  if (!data) return null;
  return (
    <section className="legal-versions">
      <h2>{words.versions}</h2>
      <ul>
        {data.versions
          .filter((one) => one.document === document)
          .map(({ version, effectiveOn, summary }) => (
            <li key={version}>
              <Link to={`/${document}?version=${version}`}>{words.version(version, dayOf(effectiveOn))}</Link>
              <p>{summary}</p>
            </li>
          ))}
      </ul>
    </section>
  );
}

const UnknownVersion = ({ document }: { readonly document: LegalDocument }) => (
  <>
    <h1>{words.unknown}</h1>
    <p>{words.unknownText}</p>
    <ButtonLink to={`/${document}`}>{words.toCurrent}</ButtonLink>
  </>
);
