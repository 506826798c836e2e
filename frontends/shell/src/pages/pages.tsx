import type { ReactNode } from 'react';
import { Route, Routes } from 'react-router';

import { RemoteRoutes } from '@alcancia/web-kit/federation';
import { FullPageLoading, lazyPage, Part } from '@alcancia/web-kit/ui';

import type { Audience } from '../guards/guard.js';
import type { Section } from '../guards/section-gate.js';
import { words } from '../words/layout.js';

const { titles } = words;

const ownPage = (page: ReactNode) => <Part fallback={<FullPageLoading />}>{page}</Part>;

const ProfilePage = lazyPage('profile', () => import('../profile/profile-page.js'));
const SettingsPage = lazyPage('settings', () => import('../settings/settings-page.js'));

export interface Page {
  readonly path: string;
  readonly for: Audience;
  /** Step of the unlock chain that must be open (spec 1 §4). */
  readonly section?: Section;
  /** A child's world: it draws its own head and names itself. */
  readonly isWorld?: true;
  readonly title?: string;
  readonly element: ReactNode;
}

/** Its routes are paths from '/'. */
const family = <RemoteRoutes name="family" />;
const child = (
  <Routes>
    <Route path="/child-activities/*" element={<RemoteRoutes name="child" place="activities" />} />
    <Route path="/child-dashboard/*" element={<RemoteRoutes name="child" />} />
  </Routes>
);

/** Every page that needs a chosen profile, and for whom it is (spec 1 §2); sorted. */
export const pages: readonly Page[] = [
  { path: '/activities', for: 'adults', title: titles.activities, section: 'activities', element: family },
  { path: '/approvals', for: 'adults', title: titles.approvals, element: family },
  { path: '/child-activities/*', for: 'people', isWorld: true, element: child },
  { path: '/child-dashboard/*', for: 'people', isWorld: true, element: child },
  { path: '/child/:childId', for: 'adults', title: titles.child, element: family },
  { path: '/children', for: 'adults', title: titles.children, element: family },
  { path: '/dashboard', for: 'adults', title: titles.dashboard, element: family },
  { path: '/goals', for: 'adults', title: titles.goals, section: 'goals', element: family },
  { path: '/profile', for: 'adults', title: titles.profile, element: ownPage(<ProfilePage />) },
  { path: '/rewards', for: 'adults', title: titles.rewards, section: 'rewards', element: family },
  { path: '/settings', for: 'adults', title: titles.settings, element: ownPage(<SettingsPage />) },
];
