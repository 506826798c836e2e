import type { ComponentType, ReactNode } from 'react';
import type { RouteObject } from 'react-router';

import { FullPageLoading, lazyPage, Part } from '@alcancia/web-kit/ui';

import { Entry } from './entry/entry.js';
import { FirstText } from './first-text.js';
import { ReadAnew } from './in-own-way.js';

/** A page in a file of its own: no first screen carries the others. */
const page = (
  name: string,
  load: () => Promise<{ default: ComponentType }>,
  meanwhile: ReactNode = <FullPageLoading />,
) => (
  <Part fallback={meanwhile}>
    <ReadAnew page={lazyPage(name, load)} />
  </Part>
);

/** One page for the four public texts. */
const legal = page('legal', () => import('./pages/legal-page.js'), <FirstText otherwise={<FullPageLoading />} />);

/** Every address of the product; sorted. What needs a chosen profile stands in `pages/own-pages.tsx` and the micro-frontends. */
export const routes: RouteObject[] = [
  { path: '/', element: <Entry /> },
  { path: '/accept-invite/:token', element: page('invitation', () => import('./auth/invitation-page.js')) },
  { path: '/auth', element: page('auth', () => import('./auth/auth-page.js')) },
  { path: '/auth/confirm', element: page('confirm', () => import('./auth/confirm-page.js')) },
  { path: '/auth/forgot', element: page('forgot', () => import('./auth/forgot-page.js')) },
  { path: '/auth/new-email', element: page('new-email', () => import('./auth/new-email-page.js')) },
  { path: '/auth/reset', element: page('reset', () => import('./auth/reset-page.js')) },
  { path: '/auth/undo-email', element: page('undo-email', () => import('./auth/undo-email-page.js')) },
  { path: '/cookies', element: legal },
  { path: '/onboarding', element: page('onboarding', () => import('./onboarding/onboarding-page.js')) },
  { path: '/privacy', element: legal },
  { path: '/profile-selector', element: page('selector', () => import('./selector/selector-page.js')) },
  { path: '/refund', element: legal },
  { path: '/terms', element: legal },
  { path: '/test-familia', element: page('affinity', () => import('./pages/affinity-page.js')) },
  { path: '/unsubscribe', element: page('unsubscribe', () => import('./auth/unsubscribe-page.js')) },
  { path: '*', element: page('protected', () => import('./pages/protected-page.js')) },
];
