import { mayReach } from '@alcancia/contracts/caller';
import type { Area } from '@alcancia/contracts/define';
import type { ChildView } from '@alcancia/contracts/identity';
import { listChildren } from '@alcancia/contracts/identity';
import { read } from '@alcancia/web-kit';

/** The children within reach of this adult. */
export const knownChildren = read(listChildren, {});

/** Whether this adult may change something of a child (G1). Goals go with the activities. The server decides in the end. */
export const mayChange =
  (area: Area) =>
  ({ myRole: role, myPermissions: permissions }: ChildView): boolean =>
    mayReach({ role, permissions }, 'full', area);
