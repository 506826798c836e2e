import { createElement } from 'react';

import type { RemotePage } from '@alcancia/web-kit/federation';
import { lazyPage } from '@alcancia/web-kit/ui';

import { words as assistantWords } from '../words/assistant.js';
import { words } from '../words/layout.js';
import { words as shareWords } from '../words/share.js';

const AssistantPage = lazyPage('assistant', () => import('../assistant/assistant-page.js'));
const ProfilePage = lazyPage('profile', () => import('../profile/profile-page.js'));
const SharePage = lazyPage('share-page', () => import('../share/share-page.js'));
const SettingsPage = lazyPage('settings', () => import('../settings/settings-page.js'));

/** Whoever opens it sees it, signed in or not (G35). */
export const sharePath = '/share-app';

/** The shell's own pages that need a chosen profile; all others are brought by the micro-frontends. */
export const ownPages: readonly RemotePage[] = [
  { path: '/profile', for: 'adults', title: words.titles.profile, element: createElement(ProfilePage) },
  { path: '/settings', for: 'adults', title: words.titles.settings, element: createElement(SettingsPage) },
  { path: '/assistant', for: 'people', title: assistantWords.name, element: createElement(AssistantPage) },
  { path: sharePath, for: 'people', title: shareWords.name, element: createElement(SharePage) },
];
