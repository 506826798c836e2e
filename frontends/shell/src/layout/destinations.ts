import type { Icon } from '@phosphor-icons/react';
import { CheckSquareOffset } from '@phosphor-icons/react/dist/csr/CheckSquareOffset';
import { Flag } from '@phosphor-icons/react/dist/csr/Flag';
import { Gift } from '@phosphor-icons/react/dist/csr/Gift';
import { House } from '@phosphor-icons/react/dist/csr/House';
import { SealCheck } from '@phosphor-icons/react/dist/csr/SealCheck';
import { UsersThree } from '@phosphor-icons/react/dist/csr/UsersThree';
import { matchPath } from 'react-router';

import { words } from '../words/layout.js';

export interface Destination {
  readonly to: string;
  readonly label: string;
  /** On the phone's bar there is room for one word. */
  readonly short?: string;
  readonly icon: Icon;
  /** Pages that belong to it too. */
  readonly also?: string;
  /** Step of the unlock chain that must be open first; its words say what is missing (spec 1 §4, G28). */
  readonly section?: keyof typeof words.locked;
  readonly isOptional?: boolean;
  /** Shows how many wait for an adult. */
  readonly hasPending?: boolean;
}

const { nav } = words;

const home: Destination = { to: '/dashboard', label: nav.home, icon: House };
const approvals: Destination = {
  to: '/approvals',
  label: nav.approvals,
  short: nav.approve,
  icon: SealCheck,
  hasPending: true,
};
const children: Destination = { to: '/children', label: nav.children, icon: UsersThree, also: '/child/:childId' };
const goals: Destination = { to: '/goals', label: nav.goals, icon: Flag, section: 'goals' };
const activities: Destination = {
  to: '/activities',
  label: nav.activities,
  icon: CheckSquareOffset,
  section: 'activities',
};
const rewards: Destination = {
  to: '/rewards',
  label: nav.rewards,
  icon: Gift,
  section: 'rewards',
  isOptional: true,
};

/** The groups of the side column and of the phone's menu (spec 2 §2): only what exists. */
export const groups: readonly { readonly title: string; readonly destinations: readonly Destination[] }[] = [
  { title: words.groups.family, destinations: [home, approvals, children, goals, activities, rewards] },
];

/** The phone's bar; its fifth place opens the menu. */
export const barDestinations: readonly Destination[] = [home, approvals, children, goals];

export const isAt = ({ to, also }: Destination, pathname: string): boolean =>
  matchPath(to, pathname) !== null || (also !== undefined && matchPath(also, pathname) !== null);
