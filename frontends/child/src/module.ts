import { createElement } from 'react';

import type { RemoteModule } from '@alcancia/web-kit/federation';
import { lazyPage } from '@alcancia/web-kit/ui';

import './words/errors.js';

const home = createElement(lazyPage('child-home', () => import('./pages/home-page.js')));
const agenda = createElement(lazyPage('child-agenda', () => import('./pages/agenda-page.js')));
const goals = createElement(lazyPage('child-goals', () => import('./pages/goals-page.js')));
const rewards = createElement(lazyPage('child-rewards', () => import('./pages/rewards-page.js')));
const wallet = createElement(lazyPage('child-wallet', () => import('./pages/wallet-page.js')));
const activities = createElement(lazyPage('child-activities', () => import('./pages/activities-page.js')));

/** A child's world; the shell mounts it under /child-dashboard, and the place `activities` under /child-activities. */
export const { routes, nav, places }: RemoteModule = {
  routes: [
    { path: '/', element: home },
    { path: ':childId', element: home },
    { path: ':childId/agenda', element: agenda },
    { path: ':childId/goals', element: goals },
    { path: ':childId/rewards', element: rewards },
    { path: ':childId/wallet', element: wallet },
  ],
  places: {
    activities: [
      { path: '/', element: activities },
      { path: ':childId', element: activities },
    ],
  },
  nav: [],
};
