import { useQuery } from '@tanstack/react-query';

import { may as mayBy } from '@alcancia/contracts/caller';
import type { Capability } from '@alcancia/contracts/define';
import type { ChildView } from '@alcancia/contracts/identity';
import type { WhoAmI } from '@alcancia/web-kit';

import { knownChildren } from './world.queries.js';

/** Whether the caller may do this with this child (G1). The server decides in the end. */
export type May = (capability: Capability) => boolean;

const everything: May = () => true;

/** In the world of a child beyond the plan nothing is marked; what it has, it spends (G29). */
const withoutEarning =
  (may: May): May =>
  (capability) =>
    capability !== 'changeActivities' && may(capability);

interface Link {
  readonly may: May;
  /** Beyond the plan of its family. */
  readonly isResting: boolean;
  /** Absent for the child itself, and while it is unknown. */
  readonly child?: ChildView;
  /** Among the adult's children there is none like this, or no longer. */
  readonly isGone?: boolean;
}

/** The caller's link to this child; undefined until it is known. */
export function useLink(who: WhoAmI | undefined, childId: string | undefined): Link | undefined {
  const isAdult = who !== undefined && who.profile !== 'child';
  const { data, isPending } = useQuery({ ...knownChildren, enabled: isAdult });
  if (!isAdult) {
    const isResting = who?.isBeyondPlan === true;
    return { may: isResting ? withoutEarning(everything) : everything, isResting };
  }
  if (isPending) return undefined;
  const child = data?.children.find(({ id }) => id === childId);
  if (!child) return { may: everything, isResting: false, isGone: data !== undefined };
  const { myRole: role, myPermissions: permissions } = child;
  const may: May = (capability) => mayBy({ role, permissions }, capability);
  const isResting = child.isBeyondPlan === true;
  return { child, may: isResting ? withoutEarning(may) : may, isResting };
}
