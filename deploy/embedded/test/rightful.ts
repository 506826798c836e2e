import { createHmac } from 'node:crypto';

import { listNotifications } from '@alcancia/contracts/notifications';

import { unsubscribeSecret } from './a-system.js';
import { rightfulVisitors } from './rightful-visitors.js';
import { rightfulSubscriptions } from './rightful-subscriptions.js';
import { rightfulAdministration } from './rightful-administration.js';
import { rightfulAccount } from './rightful-account.js';
import { rightfulDownloads } from './rightful-downloads.js';
import { rightfulFamily } from './rightful-family.js';
import { rightfulIdentity } from './rightful-identity.js';
import { rightfulAssistant } from './rightful-assistant.js';
import { rightfulMarketing } from './rightful-marketing.js';
import { rightfulOwnership } from './rightful-ownership.js';
import { type Make, plain } from './rightful-request.js';
import { rightfulSpeech } from './rightful-speech.js';
import type { Scene } from './scene.js';

/** What the link in Laura's weekly summary carries. */
function aSummaryLink({ laura: { adultId } }: Scene): { token: string } {
  const mac = createHmac('sha256', unsubscribeSecret).update(`unsubscribe ${adultId} weekly_summary`);
  return { token: `${adultId}.weekly_summary.${mac.digest('base64url')}` };
}

/** One rightful request for every contract with a route; a new contract is added here or the matrix fails. */
export const rightful: Readonly<Record<string, Make>> = {
  ...rightfulAccount,
  ...rightfulAdministration,
  ...rightfulDownloads,
  ...rightfulFamily,
  ...rightfulIdentity,
  ...rightfulAssistant,
  ...rightfulMarketing,
  ...rightfulOwnership,
  ...rightfulSpeech,
  ...rightfulSubscriptions,
  ...rightfulVisitors,

  'billing.list-plans': plain('visitor'),
  'billing.locate-visitor': plain('visitor'),
  'billing.read-own-plan': plain('adult'),
  'notifications.list-notifications': plain('adult'),
  'notifications.read-preferences': plain('adult'),
  'notifications.read-unsubscription': async (scene) => ({ as: 'visitor', input: aSummaryLink(scene) }),
  'notifications.set-quiet-hours': async () => ({
    as: 'adult',
    input: { isOn: true, from: '22:00', until: '06:30' },
  }),
  'notifications.switch-notice': async () => ({
    as: 'adult',
    input: { type: 'goals', channel: 'email', isOn: true },
  }),
  'notifications.unsubscribe': async (scene) => ({ as: 'visitor', input: aSummaryLink(scene) }),
  'notifications.mark-all-notifications-read': plain('adult'),
  'notifications.mark-notifications-read': async ({ system, tokens, claimed }) => {
    await claimed();
    await system.settled();
    const { notifications } = await system.want(listNotifications, {}, { token: tokens.adult });
    return { as: 'adult', input: { ids: notifications.slice(0, 1).map(({ id }) => id) } };
  },
};
