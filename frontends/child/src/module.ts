import { createElement } from 'react';

import type { RemoteModule } from '@alcancia/web-kit/federation';
import { lazyPage } from '@alcancia/web-kit/ui';

const home = createElement(lazyPage('child-home', () => import('./pages/home-page.js')));
const agenda = createElement(lazyPage('child-agenda', () => import('./pages/agenda-page.js')));
const goals = createElement(lazyPage('child-goals', () => import('./pages/goals-page.js')));

/** A child's world; the shell mounts it under /child-dashboard, and the place `activities` under /child-activities. */
export const { routes, nav, places }: RemoteModule = {
  routes: [
    { path: '/', element: home },
    { path: ':childId', element: home },
    { path: ':childId/agenda', element: agenda },
    { path: ':childId/goals', element: goals },
  ],
  places: { activities: [] },
  nav: [],
};
