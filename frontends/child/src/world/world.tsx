import { useQuery, useSuspenseQuery } from '@tanstack/react-query';
import { type ReactNode, Suspense, useEffect, useRef, useState } from 'react';
import { Navigate, useParams, useSearchParams } from 'react-router';

import type { OutputOf } from '@alcancia/contracts/define';
import type { readChildDashboard } from '@alcancia/contracts/family';
import { keptLookOf, type Look, readWhoAmI, wearLook } from '@alcancia/web-kit';
import { cardOf } from '@alcancia/web-kit/art';
import { lazyPage, moneyNameOf, MoneyNames, Part, steadyPlace } from '@alcancia/web-kit/ui';

import { words } from '../words/world.js';
import type { Draft } from './draft.js';
import { type May, useLink } from './rights.js';
import './world.css';
import { WorldClosed } from './world-closed.js';
import { WorldFailed } from './world-failed.js';
import { WorldGone } from './world-gone.js';
import { WorldHead } from './world-head.js';
import { WorldResting } from './world-resting.js';
import { worldOf } from './world.queries.js';

/** What every page of a child's world knows. */
export interface ChildWorld {
  readonly childId: string;
  /** The child itself is here; false: an adult looks on and acts as an adult (G19). */
  readonly isOwn: boolean;
  /** What the caller may see and do in this world (G1). */
  readonly may: May;
  /** Of the family: its days are these (G4). */
  readonly timeZone: string;
  readonly child: OutputOf<typeof readChildDashboard>;
  /** The landscape. */
  readonly card: string;
}

/** Until the child's own is known. */
const defaultPalette = 'soft-blue';

const PersonalizeDialog = lazyPage('child-personalize', () => import('./personalize-dialog.js'));

interface WorldProps {
  /** Stands there while the world loads. */
  readonly bones: ReactNode;
  /** The page's own part of the address; a child at another child's address is sent to its own page. */
  readonly at: (childId: string) => string;
  readonly children: (world: ChildWorld) => ReactNode;
}

/** A page of a child's world, from its top: whose it is, in whose colours, with the head above. */
export function World({ bones, at, children }: WorldProps) {
  const { childId: asked } = useParams();
  const { data: who } = useQuery(readWhoAmI);
  const own = who?.profile === 'child' ? who.active?.id : undefined;
  const childId = own ?? asked;
  const link = useLink(who, childId);
  if (own && asked && asked !== own) return <Navigate to={at(own)} replace />;
  if (who && !childId) return <Navigate to="/dashboard" replace />;

  const kept = own && keptLookOf(own);
  const known = kept ? lookOf(kept) : lookOf({ palette: defaultPalette });
  const unopened = (why: ReactNode) => (
    <Ground look={known}>
      <WorldHead isOwn={own !== undefined} {...(link?.child ? { child: link.child } : {})} homeTo={at(childId ?? '')} />
      <main>{why}</main>
    </Ground>
  );
  const loading = (
    <Ground look={known}>
      <main>{bones}</main>
    </Ground>
  );
  if (!who || !childId || !link) return loading;
  const { may, isResting } = link;
  if (link.isGone) return unopened(<WorldGone />);
  if (!may('seeActivities')) return unopened(<WorldClosed />);
  return (
    <MoneyNames name={moneyNameOf(who.household?.moneyName)}>
      <Part key={childId} fallback={loading} failed={(retry) => unopened(<WorldFailed onRetry={retry} />)}>
        <Opened childId={childId} isOwn={own !== undefined} may={may} timeZone={who.household?.timeZone ?? 'UTC'}>
          {(world) => (
            <>
              {isResting && <WorldResting name={world.isOwn ? undefined : world.child.displayName} />}
              {children(world)}
            </>
          )}
        </Opened>
      </Part>
    </MoneyNames>
  );
}

const lookOf = (of: Parameters<typeof cardOf>[0]): Look => ({ palette: of.palette, cardDesign: cardOf(of) });

interface GroundProps {
  readonly look: Look;
  readonly children: ReactNode;
}

const Ground = ({ look: { palette, cardDesign }, children }: GroundProps) => (
  <div className="kid world-page" data-palette={palette} data-card={cardDesign}>
    <title>{words.productName}</title>
    <div className="k-page">{children}</div>
  </div>
);

type OpenedProps = Pick<ChildWorld, 'childId' | 'isOwn' | 'may' | 'timeZone'> & Pick<WorldProps, 'children'>;

function Opened({ childId, isOwn, may, timeZone, children }: OpenedProps) {
  const { data: saved } = useSuspenseQuery(worldOf(childId));
  const main = useRef<HTMLElement>(null);
  const [query, setQuery] = useSearchParams();
  /** What is being tried on: the whole page shows it until it is saved or given up. */
  const [draft, setDraft] = useState<Draft | null>(null);
  const isPersonalizing = query.get('personalize') === '1' && may('changeWorld');
  const child = isPersonalizing && draft ? { ...saved, ...draft } : saved;
  const look = lookOf(child);

  const { palette, cardDesign } = lookOf(saved);
  useEffect(() => {
    if (isOwn) wearLook(childId, { palette, cardDesign });
  }, [isOwn, childId, palette, cardDesign]);
  useEffect(() => {
    document.documentElement.scrollTop = 0;
    if (document.activeElement === document.body) main.current?.focus({ preventScroll: true });
    return steadyPlace(main.current);
  }, []);
  const close = () => {
    setDraft(null);
    query.delete('personalize');
    setQuery(query, { replace: true });
  };
  return (
    <Ground look={look}>
      <WorldHead isOwn={isOwn} mayMark={may('changeActivities')} child={child} homeTo={`/child-dashboard/${childId}`} />
      <main ref={main} tabIndex={-1}>
        {children({ childId, isOwn, may, timeZone, child, card: look.cardDesign })}
      </main>
      {isPersonalizing && (
        <Suspense>
          <PersonalizeDialog child={saved} isOwn={isOwn} onDraft={setDraft} onClose={close} />
        </Suspense>
      )}
    </Ground>
  );
}
