import { createElement, lazy } from 'react';

import type { RemoteModule } from '@alcancia/web-kit/federation';

const page = (load: Parameters<typeof lazy>[0]) => createElement(lazy(load));

/** The adults' screens; the shell mounts them in the signed-in layout. */
export const { routes, nav }: RemoteModule = {
  routes: [
    { path: 'approvals', element: page(() => import('./pages/approvals-page.js')) },
    { path: 'child/:childId', element: page(() => import('./pages/child-page.js')) },
    { path: 'children', element: page(() => import('./pages/children-page.js')) },
    { path: 'dashboard', element: page(() => import('./pages/dashboard-page.js')) },
  ],
  nav: [],
};
