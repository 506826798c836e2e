import type { Icon } from '@phosphor-icons/react';
import type { RouteObject } from 'react-router';

/** One entry of the navigation. Its words belong to the room that brings it. */
export interface NavEntry {
  readonly to: string;
  readonly label: string;
  readonly icon: Icon;
  /** Heading under which the side column lists it. */
  readonly group?: string;
  /** Step of the unlock chain that must be open first (spec 1 §4). */
  readonly section?: 'children' | 'goals' | 'activities' | 'challenges' | 'rewards';
  readonly isOptional?: boolean;
}

/** What a micro-frontend exposes as `./module`: its pages and its places in the navigation. */
export interface RemoteModule {
  readonly routes: RouteObject[];
  /** Further pages by the name of the place at which the shell mounts them beside `routes`. */
  readonly places?: Readonly<Record<string, RouteObject[]>>;
  readonly nav: readonly NavEntry[];
}
