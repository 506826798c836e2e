import { expect, it } from '@jest/globals';

import { type Recipients, signals } from './live.js';

/** Every id that an event may carry, each a word of its own. */
const about = {
  familyId: 'family',
  childId: 'child',
  childIds: ['child', 'sibling'],
  adultId: 'adult',
  ownerId: 'owner',
  invitedBy: 'inviter',
  fromId: 'giver',
  toId: 'taker',
  recipientId: 'recipient',
  personId: 'person',
  administratorId: 'administrator',
};

const child = { children: ['child'] };
const children = { children: ['child', 'sibling'] };
const recipient = { users: ['recipient'] };

/** Every signal of the product: whom its event reaches, and what it makes stale. One that is missing here fails. */
const expected: Record<string, readonly [to: Recipients, topics: string]> = {
  'events.assistant.knowledge-edited.v1': [{ everyone: true }, 'knowledge'],
  'events.assistant.shared-ideas-changed.v1': [children, 'ideas'],
  'events.speech.settings-edited.v1': [{ everyone: true }, 'speech'],
  'events.billing.plan-changed.v1': [{ users: ['owner'] }, 'plans'],
  'events.billing.plan-edited.v1': [{ everyone: true }, 'plans'],
  'events.identity.account-changed.v1': [{ users: ['adult'] }, 'account'],
  'events.identity.adult-changed.v1': [{ users: ['adult'] }, 'session profiles'],
  'events.identity.legal-text-published.v1': [{ everyone: true }, 'legal session'],
  'events.identity.flag-switched.v1': [{ everyone: true }, 'flags session'],
  'events.identity.family-changed.v1': [{ users: ['owner'] }, 'household session'],
  'events.identity.child-changed.v1': [child, 'children profiles session'],
  'events.identity.guardianship-changed.v1': [{ users: ['adult'], ...child }, 'children profiles session'],
  'events.identity.consents-changed.v1': [child, 'consents'],
  'events.identity.data-export-changed.v1': [recipient, 'data-exports'],
  'events.identity.invitation-changed.v1': [{ users: ['inviter'] }, 'invitations'],
  'events.identity.invitation-received.v1': [recipient, 'invitations'],
  'events.identity.ownership-offer-changed.v1': [{ users: ['giver', 'taker'] }, 'household children'],
  'events.identity.entry-changed.v1': [child, 'profiles children devices'],
  'events.identity.pin-locked.v1': [child, 'profiles children'],
  'events.identity.device-linked.v1': [child, 'devices profiles'],
  'events.identity.device-revoked.v1': [children, 'devices profiles'],
  'events.identity.erasure-changed.v1': [{ users: ['person'], children: ['person'] }, 'children profiles session'],
  'events.identity.support-changed.v1': [{ users: ['owner', 'administrator'] }, 'support'],
  'events.family.offer-changed.v1': [children, 'activities agenda goals rewards progress'],
  'events.family.request-opened.v1': [child, 'approvals agenda goals rewards wallet'],
  'events.family.request-withdrawn.v1': [child, 'approvals agenda rewards wallet'],
  'events.family.request-approved.v1': [
    child,
    'approvals agenda goals challenges rewards wallet celebrations progress',
  ],
  'events.family.request-rejected.v1': [child, 'approvals agenda goals rewards wallet'],
  'events.family.decision-undone.v1': [child, 'approvals agenda goals challenges rewards wallet progress'],
  'events.family.prize-delivered.v1': [child, 'approvals goals rewards wallet'],
  'events.family.delivery-undone.v1': [child, 'approvals goals rewards wallet'],
  'events.family.milestone-hit.v1': [child, 'goals celebrations'],
  'events.family.challenge-changed.v1': [children, 'challenges progress'],
  'events.family.challenge-moved.v1': [child, 'challenges wallet celebrations'],
  'events.family.official-challenge-edited.v1': [{ everyone: true }, 'official-challenges'],
  'events.family.level-reached.v1': [child, 'wallet celebrations'],
  'events.family.family-view-changed.v1': [
    children,
    'activities agenda approvals goals challenges rewards wallet progress',
  ],
  'events.family.theme-saved.v1': [child, 'worlds'],
  'events.family.pet-chosen.v1': [child, 'worlds'],
  'events.family.pet-kit-edited.v1': [{ everyone: true }, 'worlds'],
  'events.family.activity-template-edited.v1': [{ everyone: true }, 'templates'],
  'events.family.achievement-earned.v1': [child, 'achievements celebrations wallet'],
  'events.family.achievement-edited.v1': [{ everyone: true }, 'achievements'],
  'events.family.idea-counted.v1': [{ users: ['recipient'] }, 'progress'],
  'events.family.adult-view-changed.v1': [
    { users: ['adult'] },
    'activities agenda approvals goals challenges rewards wallet progress',
  ],
  'events.billing.subscription-changed.v1': [recipient, 'subscription'],
  'events.billing.subscription-turned.v1': [recipient, 'subscription'],
  'events.marketing.affinity-test-edited.v1': [{ everyone: true }, 'affinity'],
  'events.marketing.ambassador-edited.v1': [{ everyone: true }, 'ambassadors'],
  'events.marketing.landing-edited.v1': [{ everyone: true }, 'landings'],
  'events.marketing.social-proof-edited.v1': [{ everyone: true }, 'social-proof'],
  'events.notifications.notification-added.v1': [recipient, 'notifications'],
  'events.notifications.notifications-read.v1': [recipient, 'notifications'],
  'events.notifications.preferences-changed.v1': [{ users: ['adult'] }, 'preferences'],
};

it('every event of the product reaches these people and makes these topics stale', () => {
  const told = signals.map(({ event, to, topics }) => [event.subject, [to(about as never), topics.join(' ')]] as const);
  expect(told).toHaveLength(Object.keys(expected).length);
  expect(Object.fromEntries(told)).toEqual(expected);
});
