import { useQuery } from '@tanstack/react-query';

import { listAssistantTroubles } from '@alcancia/contracts/assistant';
import { listBillingTroubles } from '@alcancia/contracts/billing';
import { listFamilyTroubles } from '@alcancia/contracts/family';
import { listIdentityTroubles } from '@alcancia/contracts/identity';
import { listMarketingTroubles } from '@alcancia/contracts/marketing';
import { listNotificationsTroubles } from '@alcancia/contracts/notifications';
import { listSpeechTroubles } from '@alcancia/contracts/speech';
import { read } from '@alcancia/web-kit';

/** What each service could not do; each answers, or fails, by itself. */
export const useTroubles = () => [
  { name: 'identity' as const, ...useQuery(read(listIdentityTroubles, {})) },
  { name: 'family' as const, ...useQuery(read(listFamilyTroubles, {})) },
  { name: 'billing' as const, ...useQuery(read(listBillingTroubles, {})) },
  { name: 'marketing' as const, ...useQuery(read(listMarketingTroubles, {})) },
  { name: 'assistant' as const, ...useQuery(read(listAssistantTroubles, {})) },
  { name: 'speech' as const, ...useQuery(read(listSpeechTroubles, {})) },
  { name: 'notifications' as const, ...useQuery(read(listNotificationsTroubles, {})) },
];
