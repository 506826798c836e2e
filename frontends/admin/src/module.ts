import { createElement } from 'react';

import type { RemoteModule } from '@alcancia/web-kit/federation';
import { lazyPage } from '@alcancia/web-kit/ui';

import { nav as entries } from './navigation.js';
import './words/errors.js';
import { words } from './words/navigation.js';

const accounts = createElement(lazyPage('admin-accounts', () => import('./pages/accounts-page.js')));
const achievements = createElement(lazyPage('admin-achievements', () => import('./pages/achievements-page.js')));
const affinity = createElement(lazyPage('admin-family-test', () => import('./pages/family-test-page.js')));
const ambassadors = createElement(lazyPage('admin-ambassadors', () => import('./pages/ambassadors-page.js')));
const audit = createElement(lazyPage('admin-audit', () => import('./pages/audit-page.js')));
const flags = createElement(lazyPage('admin-flags', () => import('./pages/flags-page.js')));
const heatmap = createElement(lazyPage('admin-heatmap', () => import('./pages/heatmap-page.js')));
const knowledge = createElement(lazyPage('admin-knowledge', () => import('./pages/knowledge-page.js')));
const landings = createElement(lazyPage('admin-landings', () => import('./pages/landings-page.js')));
const landingNew = createElement(lazyPage('admin-landing-new', () => import('./pages/landing-new-page.js')));
const landingEdit = createElement(lazyPage('admin-landing-edit', () => import('./pages/landing-edit-page.js')));
const landingGenerate = createElement(
  lazyPage('admin-landing-generate', () => import('./pages/landing-generate-page.js')),
);
const landingPreview = createElement(
  lazyPage('admin-landing-preview', () => import('./pages/landing-preview-page.js')),
);
const legal = createElement(lazyPage('admin-legal', () => import('./pages/legal-page.js')));
const pets = createElement(lazyPage('admin-pets', () => import('./pages/pets-page.js')));
const plans = createElement(lazyPage('admin-plans', () => import('./pages/plans-page.js')));
const socialProof = createElement(lazyPage('admin-social-proof', () => import('./pages/social-proof-page.js')));
const speech = createElement(lazyPage('admin-speech', () => import('./pages/speech-page.js')));
const support = createElement(lazyPage('admin-support', () => import('./pages/support-page.js')));
const templates = createElement(lazyPage('admin-templates', () => import('./pages/templates-page.js')));
const challenges = createElement(lazyPage('admin-challenges', () => import('./pages/challenges-page.js')));
const days = createElement(lazyPage('admin-days', () => import('./pages/days-page.js')));
const troubles = createElement(lazyPage('admin-troubles', () => import('./pages/troubles-page.js')));
const dashboard = createElement(lazyPage('admin-dashboard', () => import('./pages/dashboard-page.js')));
const events = createElement(lazyPage('admin-events', () => import('./pages/event-logs-page.js')));

/** The rooms of those who run the product. Only their pages load this bundle. */
export const { routes, nav }: RemoteModule = {
  routes: [
    { path: '/admin', for: 'administrators', title: words.events, element: events },
    { path: '/admin/accounts', for: 'administrators', title: words.accounts, element: accounts },
    { path: '/admin/achievements', for: 'administrators', title: words.achievements, element: achievements },
    { path: '/admin/ambassadors', for: 'administrators', title: words.ambassadors, element: ambassadors },
    { path: '/admin/audio', for: 'administrators', title: words.speech, element: speech },
    { path: '/admin/audit', for: 'administrators', title: words.audit, element: audit },
    { path: '/admin/challenges', for: 'administrators', title: words.challenges, element: challenges },
    { path: '/admin/days', for: 'administrators', title: words.days, element: days },
    { path: '/admin/family-test', for: 'administrators', title: words.affinity, element: affinity },
    { path: '/admin/flags', for: 'administrators', title: words.flags, element: flags },
    { path: '/admin/knowledge', for: 'administrators', title: words.knowledge, element: knowledge },
    { path: '/admin/landing', for: 'administrators', title: words.landings, element: landings },
    {
      path: '/admin/landing/generate',
      for: 'administrators',
      title: words.landings,
      element: landingGenerate,
    },
    { path: '/admin/landing/new', for: 'administrators', title: words.landings, element: landingNew },
    { path: '/admin/landing/:landingId/edit', for: 'administrators', title: words.landings, element: landingEdit },
    {
      path: '/admin/landing/:landingId/preview',
      for: 'administrators',
      title: words.landings,
      element: landingPreview,
    },
    { path: '/admin/legal', for: 'administrators', title: words.legal, element: legal },
    { path: '/admin/pets', for: 'administrators', title: words.pets, element: pets },
    { path: '/admin/plans', for: 'administrators', title: words.plans, element: plans },
    { path: '/admin/social-proof', for: 'administrators', title: words.socialProof, element: socialProof },
    { path: '/admin/support', for: 'administrators', title: words.support, element: support },
    { path: '/admin/templates', for: 'administrators', title: words.templates, element: templates },
    { path: '/admin/troubles', for: 'administrators', title: words.troubles, element: troubles },
    { path: '/landing-heatmap', for: 'administrators', title: words.heatmap, element: heatmap },
    { path: '/super-admin-dashboard', for: 'administrators', title: words.panel, element: dashboard },
  ],
  nav: entries,
};
