import { type ComponentType, createElement } from 'react';

import type { RemoteModule } from '@alcancia/web-kit/federation';
import { lazyPage } from '@alcancia/web-kit/ui';

import { nav as entries } from './navigation.js';
import { words } from './words/navigation.js';
import './words/errors.js';

const page = (name: string, load: () => Promise<{ default: ComponentType }>) => createElement(lazyPage(name, load));

const achievements = page('achievements', () => import('./pages/achievements-page.js'));
const activities = page('activities', () => import('./pages/activities-page.js'));
const ambassadors = page('ambassadors', () => import('./pages/ambassadors-page.js'));
const approvals = page('approvals', () => import('./pages/approvals-page.js'));
const child = page('child', () => import('./pages/child-page.js'));
const children = page('children', () => import('./pages/children-page.js'));
const dashboard = page('dashboard', () => import('./pages/dashboard-page.js'));
const goals = page('goals', () => import('./pages/goals-page.js'));
const inspiraccion = page('inspiraccion', () => import('./pages/inspiraccion-page.js'));
const inviteGuardian = page('invite-guardian', () => import('./pages/invite-guardian-page.js'));
const pricing = page('pricing', () => import('./pages/pricing-page.js'));
const rewards = page('rewards', () => import('./pages/rewards-page.js'));
const subscriptionSuccess = page('subscription-success', () => import('./pages/subscription-success-page.js'));
const superChallenges = page('super-challenges', () => import('./pages/super-challenges-page.js'));

/** The adults' screens and their entries in the navigation; sorted. */
export const { routes, nav }: RemoteModule = {
  routes: [
    {
      path: '/achievements',
      for: 'adults',
      title: words.achievements,
      area: 'activities',
      element: achievements,
    },
    {
      path: '/activities',
      for: 'adults',
      title: words.activities,
      section: 'activities',
      area: 'activities',
      element: activities,
    },
    {
      path: '/ambassadors',
      for: 'adults',
      title: words.ambassadors,
      flag: 'ambassadors_section_enabled',
      element: ambassadors,
    },
    { path: '/approvals', for: 'adults', title: words.approvals, area: 'approvals', element: approvals },
    { path: '/child/:childId', for: 'adults', title: words.child, element: child },
    { path: '/children', for: 'adults', title: words.children, element: children },
    { path: '/dashboard', for: 'adults', title: words.dashboard, element: dashboard },
    { path: '/goals', for: 'adults', title: words.goals, section: 'goals', area: 'activities', element: goals },
    { path: '/inspiraccion', for: 'adults', title: words.inspiraccion, element: inspiraccion },
    { path: '/invite-guardian', for: 'adults', title: words.inviteGuardian, element: inviteGuardian },
    { path: '/pricing', for: 'adults', title: words.pricing, element: pricing },
    {
      path: '/rewards',
      for: 'adults',
      title: words.rewards,
      section: 'rewards',
      area: 'rewards',
      flag: 'rewards_section_enabled',
      element: rewards,
    },
    { path: '/subscription/success', for: 'adults', title: words.subscribed, element: subscriptionSuccess },
    {
      path: '/super-challenges',
      for: 'adults',
      title: words.challenges,
      section: 'challenges',
      area: 'challenges',
      element: superChallenges,
    },
  ],
  nav: entries,
};
