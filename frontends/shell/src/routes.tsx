import type { RouteObject } from 'react-router';

import { RemoteRoutes } from '@alcancia/web-kit/federation';

/** The shell's own pages come before; the rest belongs to the micro-frontends. */
export const routes: RouteObject[] = [
  { path: '/child-dashboard/*', element: <RemoteRoutes name="child" /> },
  { path: '*', element: <RemoteRoutes name="family" /> },
];
