import { createElement } from 'react';

import type { RemoteModule } from '@alcancia/web-kit/federation';
import { lazyPage } from '@alcancia/web-kit/ui';

import './words/errors.js';

const ActivitiesPage = lazyPage('activities', () => import('./pages/activities-page.js'));
const ApprovalsPage = lazyPage('approvals', () => import('./pages/approvals-page.js'));
const ChildPage = lazyPage('child', () => import('./pages/child-page.js'));
const ChildrenPage = lazyPage('children', () => import('./pages/children-page.js'));
const DashboardPage = lazyPage('dashboard', () => import('./pages/dashboard-page.js'));
const GoalsPage = lazyPage('goals', () => import('./pages/goals-page.js'));
const RewardsPage = lazyPage('rewards', () => import('./pages/rewards-page.js'));

/** The adults' screens; the shell mounts them in the signed-in layout. */
export const { routes, nav }: RemoteModule = {
  routes: [
    { path: 'activities', element: createElement(ActivitiesPage) },
    { path: 'approvals', element: createElement(ApprovalsPage) },
    { path: 'child/:childId', element: createElement(ChildPage) },
    { path: 'children', element: createElement(ChildrenPage) },
    { path: 'dashboard', element: createElement(DashboardPage) },
    { path: 'goals', element: createElement(GoalsPage) },
    { path: 'rewards', element: createElement(RewardsPage) },
  ],
  nav: [],
};
