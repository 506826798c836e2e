import { createElement } from 'react';

import type { RemoteModule } from '@alcancia/web-kit/federation';
import { lazyPage } from '@alcancia/web-kit/ui';

const home = createElement(lazyPage('child-home', () => import('./pages/home-page.js')));

/** A child's world; the shell mounts it under /child-dashboard, and the place `activities` under /child-activities. */
export const { routes, nav, places }: RemoteModule = {
  routes: [
    { path: '/', element: home },
    { path: ':childId', element: home },
  ],
  places: { activities: [] },
  nav: [],
};
