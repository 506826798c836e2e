import { may as mayBy } from '@alcancia/contracts/caller';
import type { Capability } from '@alcancia/contracts/define';
import type { ChildView } from '@alcancia/contracts/identity';
import { listChildren } from '@alcancia/contracts/identity';
import { read } from '@alcancia/web-kit';

/** The children within reach of this adult. */
export const knownChildren = read(listChildren, {});

/** Whether a child earns by something new: it has a place in the plan (G29). */
export const mayEarn = ({ isBeyondPlan }: ChildView): boolean => !isBeyondPlan;

interface ForChildren {
  readonly childIds: readonly string[];
}

/** Whether this adult may do this with a child (G1). The server decides in the end. */
export const may =
  (capability: Capability) =>
  ({ myRole: role, myPermissions: permissions }: ChildView): boolean =>
    mayBy({ role, permissions }, capability);

/** Of something that left a list: whether the adult may still see a child of it; if not, it leaves the screen at once (G1). */
export const isStillSeen = (family: readonly ChildView[], capability: Capability, { childIds }: ForChildren): boolean =>
  family.some((child) => childIds.includes(child.id) && may(capability)(child));
