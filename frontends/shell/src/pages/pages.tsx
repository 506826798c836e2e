import type { ReactNode } from 'react';
import { Route, Routes } from 'react-router';

import { RemoteRoutes } from '@alcancia/web-kit/federation';

import type { Audience } from '../guards/guard.js';
import type { Section } from '../guards/section-gate.js';

export interface Page {
  readonly path: string;
  readonly for: Audience;
  /** Step of the unlock chain that must be open (spec 1 §4). */
  readonly section?: Section;
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
  { path: '/activities', for: 'adults', section: 'activities', element: family },
  { path: '/approvals', for: 'adults', element: family },
  { path: '/child-activities/*', for: 'people', element: child },
  { path: '/child-dashboard/*', for: 'people', element: child },
  { path: '/child/:childId', for: 'adults', element: family },
  { path: '/children', for: 'adults', element: family },
  { path: '/dashboard', for: 'adults', element: family },
  { path: '/goals', for: 'adults', section: 'goals', element: family },
  { path: '/rewards', for: 'adults', section: 'rewards', element: family },
];
