import type { ReactNode } from 'react';
import { Navigate } from 'react-router';

import type { Area } from '@alcancia/contracts/define';
import { useSession, type WhoAmI } from '@alcancia/web-kit';
import type { Audience } from '@alcancia/web-kit/federation';
import { FullPageLoading } from '@alcancia/web-kit/ui';

import { AccessUnknown } from '../access-unknown.js';
import { homeOf, needsOnboarding } from '../home-of.js';

interface OnlyProps {
  readonly for: Audience;
  readonly area?: Area | undefined;
  readonly children: ReactNode;
}

/** The redirect for a person who may not open this page; null: may open it. Spec 1 §4. */
export function sentAway(who: WhoAmI, audience: Audience, area?: Area): string | null {
  if (who.profile === 'child') return audience === 'people' ? null : homeOf(who);
  if (who.role === 'super_admin') return audience === 'adults' ? homeOf(who) : null;
  if (audience === 'administrators') return homeOf(who);
  if (needsOnboarding(who)) return '/onboarding';
  if (who.profile === 'none') return '/profile-selector';
  return area !== undefined && who.closedAreas?.includes(area) ? '/dashboard' : null;
}

/** Protects a page: waits with 'Cargando...' until the session is known; nothing is rendered while redirecting. */
export function Only({ for: audience, area, children }: OnlyProps) {
  const session = useSession();
  if (session.status === 'loading') return <FullPageLoading />;
  if (session.status === 'unknown') return <AccessUnknown onRetry={session.retry} />;
  if (session.status === 'none') return <Navigate to="/auth?tab=signin" replace />;
  const elsewhere = sentAway(session.who, audience, area);
  // The address changes before its page is drawn: whoever is on the way there keeps what the address says besides.
  if (elsewhere === globalThis.location.pathname) return null;
  return elsewhere ? <Navigate to={elsewhere} replace /> : children;
}
