import type { ChildView } from '@alcancia/contracts/identity';
import { listChildren } from '@alcancia/contracts/identity';
import { read } from '@alcancia/web-kit';

/** The children within reach of this adult. */
export const knownChildren = read(listChildren, {});

/** Whether this adult may set something up for a child (G1). Goals go with the activities. */
export const maySet =
  (area: 'activities' | 'rewards') =>
  ({ myRole, myPermissions }: ChildView): boolean =>
    myRole === 'owner' || myPermissions[area] === 'full_access';
