import { SignOut } from '@phosphor-icons/react/dist/csr/SignOut';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { Link, Navigate } from 'react-router';

import { useSession, useSessionActs } from '@alcancia/web-kit';
import { Logo } from '@alcancia/web-kit/art';
import { Button, dismissToast, ErrorPanel, FullPageLoading } from '@alcancia/web-kit/ui';

import { AccessUnknown } from '../access-unknown.js';
import { ExampleStrip } from '../example-strip.js';
import { homeOf, needsOnboarding } from '../home-of.js';
import { LeavingStrip } from '../leaving-strip.js';
import { words } from '../words/selector.js';
import './selector.css';
import { profiles } from './selector.queries.js';
import { StepDialogs } from './step-dialogs.js';
import { adultStep, type Step } from './step.js';
import { TileBones } from './tiles.js';
import { WhoIsHere } from './who-is-here.js';

/** '/profile-selector': for a signed-in adult, chosen or not (spec 2 §4). */
export default function SelectorPage() {
  const session = useSession();
  if (session.status === 'loading') return <FullPageLoading />;
  if (session.status === 'unknown') return <AccessUnknown onRetry={session.retry} />;
  if (session.status === 'none') return <Navigate to="/auth?tab=signin" replace />;
  const { who } = session;
  if (who.role === 'super_admin') return <Navigate to="/admin" replace />;
  if (who.profile === 'child' || needsOnboarding(who)) return <Navigate to={homeOf(who)} replace />;
  return <Selector isAdult={who.profile === 'adult'} dueAt={who.adult?.erasureDueAt} />;
}

interface SelectorProps {
  readonly isAdult: boolean;
  /** When the account is deleted, where it is. */
  readonly dueAt: string | null | undefined;
}

function Selector({ isAdult, dueAt }: SelectorProps) {
  const acts = useSessionActs();
  const [isLeaving, setLeaving] = useState(false);
  const [leaving, setLeavingStep] = useState<Step | null>(null);
  const { data, isError, refetch } = useQuery(profiles);
  // What was said to the one before, with a button that is theirs, is not for the next.
  useEffect(() => {
    if (!isAdult) dismissToast();
  }, [isAdult]);
  const mayBeAChild = !isAdult && data?.children.length !== 0;
  const leave = () => {
    if (mayBeAChild) return data && setLeavingStep(adultStep(data.adult, new Date(), 'sign-out'));
    setLeaving(true);
    void acts.signOut();
  };
  return (
    <div className="selector">
      <title>{`${words.title} · ${words.product}`}</title>
      <ExampleStrip />
      <header className="top">
        <Link to="/" className="logo" aria-label={words.home}>
          <Logo />
        </Link>
        <span className="grow" />
        {(data || isAdult) && (
          <Button kind="bare" busy={isLeaving} icon={<SignOut size={20} />} onClick={leave}>
            {words.signOut}
          </Button>
        )}
      </header>
      <LeavingStrip dueAt={dueAt} mayKeep={isAdult} />
      <main>
        <h1>{words.title}</h1>
        <p>{words.text}</p>
        {data ? (
          <WhoIsHere profiles={data} onChanged={() => void refetch()} />
        ) : isError ? (
          <ErrorPanel onRetry={() => void refetch()} />
        ) : (
          <TileBones />
        )}
      </main>
      {data && leaving && (
        <StepDialogs step={leaving} profiles={data} onStep={setLeavingStep} onChanged={() => setLeavingStep(null)} />
      )}
    </div>
  );
}
