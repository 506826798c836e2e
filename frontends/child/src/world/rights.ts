import { useQuery } from '@tanstack/react-query';

import type { ChildView } from '@alcancia/contracts/identity';
import type { WhoAmI } from '@alcancia/web-kit';

import { knownChildren } from './world.queries.js';

export type Rights = ChildView['myPermissions'];

const everything: Rights = {
  activities: 'full_access',
  challenges: 'full_access',
  rewards: 'full_access',
  approvals: 'full_access',
};

interface Link {
  readonly rights: Rights;
  /** Absent for the child itself, and where nobody knows. */
  readonly child?: ChildView;
}

/** What whoever is here may see and do with this child (G1); undefined until it is known. The server decides in the end. */
export function useLink(who: WhoAmI | undefined, childId: string | undefined): Link | undefined {
  const isAdult = who !== undefined && who.profile !== 'child';
  const { data, isPending } = useQuery({ ...knownChildren, enabled: isAdult });
  if (!isAdult) return { rights: everything };
  if (isPending) return undefined;
  const child = data?.children.find(({ id }) => id === childId);
  if (!child) return { rights: everything };
  return { child, rights: child.myRole === 'owner' ? everything : child.myPermissions };
}
