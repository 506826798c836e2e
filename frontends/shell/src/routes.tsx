import type { RouteObject } from 'react-router';

import { AuthPage } from './auth/auth-page.js';
import { ConfirmPage } from './auth/confirm-page.js';
import { ForgotPage } from './auth/forgot-page.js';
import { ResetPage } from './auth/reset-page.js';
import { Entry } from './entry/entry.js';
import { PrivacyPage, TermsPage } from './legal/legal-page.js';
import { OnboardingPage } from './onboarding/onboarding-page.js';
import { ProtectedPage } from './pages/protected-page.js';
import { SelectorPage } from './selector/selector-page.js';

/** Every address of the product; sorted. What needs a chosen profile stands in `pages/pages.tsx`. */
export const routes: RouteObject[] = [
  { path: '/', element: <Entry /> },
  { path: '/auth', element: <AuthPage /> },
  { path: '/auth/confirm', element: <ConfirmPage /> },
  { path: '/auth/forgot', element: <ForgotPage /> },
  { path: '/auth/reset', element: <ResetPage /> },
  { path: '/onboarding', element: <OnboardingPage /> },
  { path: '/privacy', element: <PrivacyPage /> },
  { path: '/profile-selector', element: <SelectorPage /> },
  { path: '/terms', element: <TermsPage /> },
  { path: '*', element: <ProtectedPage /> },
];
