import { useQuery } from '@tanstack/react-query';
import { Navigate } from 'react-router';

import { listReceivedInvitations } from '@alcancia/contracts/identity';
import { read, type WhoAmI } from '@alcancia/web-kit';
import { FullPageLoading } from '@alcancia/web-kit/ui';

import { homeOf, invitationPath } from './home-of.js';
import { wasShown } from './kept-invitation.js';

/** Leads home after signing in. An invitation that waits for the account comes first, once on each device (G25). */
export function ToHome({ who }: { readonly who: WhoAmI }) {
  const home = homeOf(who);
  return home === '/dashboard' ? <ToDashboard home={home} /> : <Navigate to={home} replace />;
}

function ToDashboard({ home }: { readonly home: string }) {
  const { data, isPending } = useQuery({ ...read(listReceivedInvitations, {}), retry: false });
  if (isPending) return <FullPageLoading />;
  const waiting = data?.invitations.find(({ token }) => !wasShown(token));
  return <Navigate to={waiting ? invitationPath(waiting.token) : home} replace />;
}
