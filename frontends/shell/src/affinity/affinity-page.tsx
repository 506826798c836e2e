import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Link } from 'react-router';

import { readAffinityTest } from '@alcancia/contracts/marketing';
import { read } from '@alcancia/web-kit';
import { Logo } from '@alcancia/web-kit/art';
import { Bones, ButtonLink, ErrorPanel } from '@alcancia/web-kit/ui';

import { LegalLinks } from '../legal-links.js';
import { words } from '../words/affinity.js';
import { AffinityTestView } from './affinity-test-view.js';
import { isInDialog, outOfDialog, useEscapeFromDialog } from './dialog-frame.js';
import { readProgress } from './kept-affinity.js';
import './affinity.css';

const activeTest = read(readAffinityTest, {});

/** '/test-familia', for anyone; the landing page shows it in a dialog, too. */
export default function AffinityPage() {
  useEscapeFromDialog();
  return (
    <div className="affinity">
      <title>{`${words.name} · ${words.product}`}</title>
      {!isInDialog && (
        <header className="top">
          <Link to="/" className="logo" aria-label={words.home}>
            <Logo />
          </Link>
        </header>
      )}
      <main>
        <Test />
      </main>
      {!isInDialog && (
        <footer>
          <LegalLinks />
        </footer>
      )}
    </div>
  );
}

/** What was begun goes on with what this browser has of it; it does not wait for a network. */
function Test() {
  const [begun] = useState(() => readProgress()?.test);
  const { data, isError, isPending, refetch } = useQuery(activeTest);
  const test = data?.test ?? begun;
  if (test) return <AffinityTestView test={test} />;
  if (isError) return <ErrorPanel title={words.failed} onRetry={() => void refetch()} />;
  if (isPending) return <Bones card lines={6} />;
  return (
    <section className="affinity-card">
      <h1>{words.none}</h1>
      <p>{words.noneText}</p>
      <ButtonLink to="/" {...outOfDialog}>
        {words.more}
      </ButtonLink>
    </section>
  );
}
