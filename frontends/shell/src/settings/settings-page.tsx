import { lazy } from 'react';
import { useSearchParams } from 'react-router';

import { Bones, ErrorPanel, ListBones, Part, Tabs } from '@alcancia/web-kit/ui';

import { words as noticeWords } from '../words/notice-choices.js';
import { words as privacyWords } from '../words/privacy.js';
import { words } from '../words/settings.js';
import { AudioFailed } from './audio-failed.js';
import { DevicesTab } from './devices-tab.js';
import { FamilyTab } from './family-tab.js';
import { GuardiansCard } from './guardians-card.js';
import { NotificationsTab } from './notifications-tab.js';
import { OwnershipCard } from './ownership-card.js';
import { PrivacyTab } from './privacy-tab.js';
import './settings.css';

type Tab = keyof typeof words.tabs;

const tabs = [
  { key: 'family', label: words.tabs.family },
  { key: 'notifications', label: words.tabs.notifications },
  { key: 'devices', label: words.tabs.devices },
  { key: 'audio', label: words.tabs.audio },
  { key: 'privacy', label: words.tabs.privacy },
] as const satisfies { key: Tab; label: string }[];

const familyFailed = (retry: () => void) => <ErrorPanel title={words.family.failed} onRetry={retry} />;
const guardiansFailed = (retry: () => void) => <ErrorPanel title={words.guardians.failed} onRetry={retry} />;
const noticesFailed = (retry: () => void) => <ErrorPanel title={noticeWords.failed} onRetry={retry} />;
const devicesFailed = (retry: () => void) => <ErrorPanel title={words.devices.failed} onRetry={retry} />;

const privacyFailed = (retry: () => void) => <ErrorPanel title={privacyWords.failed} onRetry={retry} />;

/** Loaded when it is opened: most who come here look for something else. */
const AudioTab = lazy(() => import('./audio-tab.js'));
const audioFailed = (retry: () => void) => <AudioFailed onRetry={retry} />;

/** 'Configuración'; '?tab=devices' opens the devices (spec 1 §2). */
export default function SettingsPage() {
  const [query, setQuery] = useSearchParams();
  const tab: Tab = tabs.find(({ key }) => key === query.get('tab'))?.key ?? 'family';
  return (
    <div className="settings-page">
      <div className="page-head">
        <h1>{words.title}</h1>
      </div>
      <Tabs
        label={words.title}
        tabs={tabs}
        value={tab}
        onChange={(next) => setQuery(next === 'family' ? {} : { tab: next }, { replace: true })}
      >
        <div className="stabs-panel">
          {tab === 'family' && (
            <>
              <Part fallback={<Bones card lines={5} />} failed={familyFailed}>
                <FamilyTab />
              </Part>
              <Part fallback={<ListBones rows={3} />} failed={guardiansFailed}>
                <GuardiansCard />
              </Part>
              <OwnershipCard />
            </>
          )}
          {tab === 'notifications' && (
            <Part fallback={<ListBones rows={5} />} failed={noticesFailed}>
              <NotificationsTab />
            </Part>
          )}
          {tab === 'devices' && (
            <Part fallback={<ListBones rows={3} />} failed={devicesFailed}>
              <DevicesTab />
            </Part>
          )}
          {tab === 'audio' && (
            <Part fallback={<Bones card lines={5} />} failed={audioFailed}>
              <AudioTab />
            </Part>
          )}
          {tab === 'privacy' && (
            <Part fallback={<Bones card lines={5} />} failed={privacyFailed}>
              <PrivacyTab />
            </Part>
          )}
        </div>
      </Tabs>
    </div>
  );
}
