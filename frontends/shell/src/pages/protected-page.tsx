import { type ComponentProps, lazy, Suspense, useEffect, useSyncExternalStore } from 'react';
import { Navigate, Route, Routes, useLocation } from 'react-router';

import { browserStorage, useFlag, useSession } from '@alcancia/web-kit';
import type { KnownPage } from '@alcancia/web-kit/federation';
import { ErrorPanel, FullPageLoading, lazyPage, Part } from '@alcancia/web-kit/ui';

import { AdministratorGate } from './administrator-gate.js';
import { Bell } from '../bell/bell.js';
import { visitorPlace } from '../cookies/cookie-choice.js';
import { NotFound } from '../entry/not-found.js';
import { FlagGate } from '../guards/flag-gate.js';
import { Only, sentAway } from '../guards/guard.js';
import { SectionGate } from '../guards/section-gate.js';
import { SignedInLayout } from '../layout/signed-in-layout.js';
import { offeredPin } from '../offered-pin.js';
import { InOwnWay } from '../in-own-way.js';
import {
  besidePages,
  type Found,
  findPage,
  isAdministration,
  navigationOf,
  remotesFor,
  wantedFor,
} from '../find-page.js';
import { useRemotes } from '../remotes-provider.js';
import { words } from '../words/layout.js';
import { ownPages, sharePath } from './own-pages.js';

/** Whatever the address names: behind its guards and inside the frame, which stays while the page changes. */
export default function ProtectedPage() {
  const { pathname } = useLocation();
  const session = useSession();
  const remotes = useRemotes();
  const all = useSyncExternalStore(remotes.subscribe, remotes.snapshot);
  const who = 'who' in session ? session.who : null;
  const states = remotesFor(who, all);
  const found = findPage(ownPages, states, pathname);
  const isChild = who?.profile === 'child';
  const toAccept = (who?.profile === 'adult' && who.adult?.textsToAccept) || [];
  const mayStay = who !== null && sentAway(who, 'people') === null;

  const mustSignIn = session.status === 'none' && isAdministration(pathname);
  const isWanted = !mustSignIn && session.status !== 'loading' && (mayStay || !found.page);
  const wanted = isWanted ? wantedFor(found, states, isChild).join() : '';
  useEffect(() => remotes.want(wanted.split(',')), [remotes, wanted]);

  const { page } = found;
  if (mustSignIn) return <Navigate to="/auth?tab=signin" replace />;
  if (session.status === 'none' && pathname === sharePath) return <ShareForVisitors />;
  if (!page && found.search === 'nowhere') return <NotFound />;
  // No redirect from an address that may turn out not to exist.
  if (!page && found.search === 'searching' && !mayStay) return <FullPageLoading />;
  const isOff = ({ flag }: KnownPage) => flag !== undefined && who?.flagsOff?.includes(flag) === true;
  const mayOpen = (one: KnownPage) => who !== null && !isOff(one) && sentAway(who, one.for, one.area) === null;
  return (
    <Only for={page?.for ?? 'people'} area={page?.area}>
      <InOwnWay>
        <SignedInLayout
          isWorld={page ? (page.isWorld ?? false) : isChild}
          title={page?.title}
          navigation={navigationOf(besidePages(states, isChild), mayOpen)}
          bell={who?.role === 'super_admin' ? null : <Bell />}
        >
          <FlagGate flag={page?.flag}>
            <SectionGate section={page?.section}>
              <AdministratorGate>
                <Content found={found} onRetry={remotes.retry} />
              </AdministratorGate>
            </SectionGate>
          </FlagGate>
          {toAccept.length > 0 ? <TextsToAccept documents={toAccept} /> : <OfferedPin />}
          {who?.profile === 'adult' && <CameByLink />}
          {who?.profile === 'adult' && who.role !== 'super_admin' && <MetaBot />}
        </SignedInLayout>
      </InOwnWay>
    </Only>
  );
}

const AcceptDialog = lazyPage('accept-texts', () => import('../layout/accept-dialog.js'));

/** To an adult for whom a material version of a legal text holds (G50). */
const TextsToAccept = (toAccept: ComponentProps<typeof AcceptDialog>) => (
  <Part fallback={null}>
    <AcceptDialog {...toAccept} />
  </Part>
);

const ShareForVisitors = lazyPage('share-visitors', () => import('../share/share-for-visitors.js'));

const LinkVisit = lazyPage('link-visit', () => import('./link-visit.js'));

/** An adult who came by an ambassador's link and lets it be remembered. */
const CameByLink = () =>
  browserStorage().getItem(visitorPlace) === null ? null : (
    <Part fallback={null} failed={() => null}>
      <LinkVisit />
    </Part>
  );

const MetabotButton = lazy(() => import('../assistant/metabot-button.js'));

/** Beside the page, for adults, unless it is switched off (spec 2 §2). */
const MetaBot = () =>
  useFlag('mettybot_widget_enabled') && (
    <Part fallback={null} failed={() => null}>
      <MetabotButton />
    </Part>
  );

const PinOffer = lazy(() => import('../profile/pin-offer.js'));

/** To an adult who has just come in by password. */
function OfferedPin() {
  const proofToken = useSyncExternalStore(offeredPin.subscribe, offeredPin.snapshot);
  if (!proofToken) return null;
  return (
    <Suspense fallback={null}>
      <PinOffer proofToken={proofToken} />
    </Suspense>
  );
}

/** The page, or what stands in its place while its micro-frontend is on its way or does not answer. */
function Content({ found, onRetry }: { readonly found: Found; readonly onRetry: () => void }) {
  const isDown = found.page ? found.remote?.status === 'down' : found.search === 'down';
  if (isDown) return <ErrorPanel title={words.partDown} onRetry={onRetry} />;
  if (!found.page?.element) return <FullPageLoading />;
  const { path, element } = found.page;
  const pages = (
    <Routes>
      <Route path={path} element={element} />
    </Routes>
  );
  return (
    <Part key={path} fallback={<FullPageLoading />}>
      {found.remote ? <div data-room={found.remote.name}>{pages}</div> : pages}
    </Part>
  );
}
