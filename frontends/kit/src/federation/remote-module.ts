import type { Icon } from '@phosphor-icons/react';
import type { ComponentType, ReactNode } from 'react';

import type { Area } from '@alcancia/contracts/define';
import type { FeatureFlag } from '@alcancia/contracts/flags';

/** Who may open a page: everyone with a chosen profile, only adults, or only who runs the product (spec 1 §2). */
export type Audience = 'people' | 'adults' | 'administrators';

/** Step of the unlock chain (spec 1 §4). */
export type Section = 'children' | 'goals' | 'activities' | 'challenges' | 'rewards';

/** One page. The shell guards it and draws the frame around it. */
export interface RemotePage {
  /** From '/', as react-router writes paths: '/child/:childId'. */
  readonly path: string;
  readonly for: Audience;
  /** Must be unlocked first; until then the page leads to the dashboard and its entry shows a padlock. */
  readonly section?: Section;
  /** Whoever may see this area of none of their children neither opens the page nor finds its entry (G1). */
  readonly area?: Area;
  /** While it is switched off, the page says so and its entry is gone. */
  readonly flag?: FeatureFlag;
  /** A child's world: it draws its own head, names itself and has no navigation. */
  readonly isWorld?: true;
  readonly title?: string;
  readonly element: ReactNode;
}

/** One entry of the navigation. Whoever may not open its page does not see it. */
export interface NavEntry {
  /** The path of a page. */
  readonly to: string;
  readonly label: string;
  readonly icon: Icon;
  /** Heading of the side column; entries of several micro-frontends may stand under one. */
  readonly group: string;
  /** Also on the phone's bar, in the order of the entries; there is room for four in all. */
  readonly isInBar?: true;
  /** On the phone's bar there is room for one word. */
  readonly short?: string;
  /** Another page that belongs to it. */
  readonly also?: string;
  /** What is missing while its page's section is locked (G28). */
  readonly whenLocked?: string;
  readonly isOptional?: true;
  /** Drawn at the end of the entry: how many wait. */
  readonly badge?: ComponentType;
}

/** What a micro-frontend exposes as `./module`: its pages and its entries in the navigation. */
export interface RemoteModule {
  readonly routes: readonly RemotePage[];
  readonly nav: readonly NavEntry[];
}
