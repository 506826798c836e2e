import { createElement, type ReactNode } from 'react';

import type { RemoteModule, RemotePage } from '@alcancia/web-kit/federation';
import { lazyPage } from '@alcancia/web-kit/ui';

import './words/errors.js';

const achievements = createElement(lazyPage('child-achievements', () => import('./pages/achievements-page.js')));
const home = createElement(lazyPage('child-home', () => import('./pages/home-page.js')));
const agenda = createElement(lazyPage('child-agenda', () => import('./pages/agenda-page.js')));
const challenges = createElement(lazyPage('child-challenges', () => import('./pages/challenges-page.js')));
const goals = createElement(lazyPage('child-goals', () => import('./pages/goals-page.js')));
const ideas = createElement(lazyPage('child-ideas', () => import('./pages/ideas-page.js')));
const privacy = createElement(lazyPage('child-privacy', () => import('./pages/privacy-page.js')));
const rewards = createElement(lazyPage('child-rewards', () => import('./pages/rewards-page.js')));
const wallet = createElement(lazyPage('child-wallet', () => import('./pages/wallet-page.js')));
const activities = createElement(lazyPage('child-activities', () => import('./pages/activities-page.js')));

/** A page of a child's world: whose it is stands in the address. */
const world = (path: string, element: ReactNode): RemotePage => ({ path, for: 'people', isWorld: true, element });

/** A child's world; it brings its own ways from page to page. */
export const { routes, nav }: RemoteModule = {
  routes: [
    world('/achievements', achievements),
    world('/child-activities', activities),
    world('/child-activities/:childId', activities),
    world('/child-dashboard', home),
    world('/child-dashboard/:childId', home),
    world('/child-dashboard/:childId/achievements', achievements),
    world('/child-dashboard/:childId/agenda', agenda),
    world('/child-dashboard/:childId/challenges', challenges),
    world('/child-dashboard/:childId/goals', goals),
    world('/child-dashboard/:childId/ideas', ideas),
    world('/child-dashboard/:childId/privacy', privacy),
    world('/child-dashboard/:childId/rewards', rewards),
    world('/child-dashboard/:childId/wallet', wallet),
  ],
  nav: [],
};
