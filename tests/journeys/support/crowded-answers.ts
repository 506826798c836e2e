import type { Page } from 'playwright-core';

import type { AnyRequest, OutputOf } from '@alcancia/contracts/define';
import { readProgress } from '@alcancia/contracts/family';
import {
  listInvitations,
  listReceivedInvitations,
  previewInvitation,
  readAccountErasure,
  readChild,
  readInvitation,
  readOwnership,
  whoAmI,
} from '@alcancia/contracts/identity';

import { adultNames, names } from './crowd.js';

/** What a family of the first plan cannot come to comes from the answers, so that screens show it. */
export function change<C extends AnyRequest>(
  page: Page,
  { http }: C,
  to: (answer: OutputOf<C>) => OutputOf<C>,
): Promise<unknown> {
  const [method, path = ''] = http?.split(' ') ?? [];
  const address = new RegExp(`${path.replaceAll(/\{\w+\}/g, '[^/]+')}(\\?|$)`);
  return page.route(address, async (route) => {
    if (route.request().method() !== method) return route.fallback();
    const response = await route.fetch({ timeout: 0 }).catch(() => null);
    if (!response) return route.abort();
    return route.fulfill({ status: 200, json: to((await response.json()) as OutputOf<C>) });
  });
}

/** The plan of a new family takes three children: there are twenty. */
export async function asTwenty(page: Page): Promise<void> {
  await page.route(/\/api\/(identity\/(children|profiles)|family\/dashboard)(\?|$)/, async (route) => {
    if (route.request().method() !== 'GET') return route.fallback();
    const response = await route.fetch({ timeout: 0 }).catch(() => null);
    if (!response) return route.abort();
    const answer = (await response.json()) as {
      children?: { id?: string; childId?: string }[];
      limits?: { maxChildren: number };
    };
    const { children = [] } = answer;
    const limits = answer.limits ? { limits: { ...answer.limits, maxChildren: 30 } } : {};
    const more = Array.from({ length: children.length === 0 ? 0 : 20 - children.length }, (_, at) => {
      const id = `00000000-0000-4000-8000-${String(at).padStart(12, '0')}`;
      const like = children[at % children.length]!;
      return { ...like, ...(like.id ? { id } : {}), ...(like.childId ? { childId: id } : {}) };
    });
    return route.fulfill({ response, json: { ...answer, ...limits, children: [...children, ...more] } });
  });
}

/** The guide has come to the first coin, and asks to hand the tablet to this child. */
export async function asGuided(page: Page, unseenBy: string): Promise<void> {
  const done = new Set<string>(['children', 'goals', 'activities']);
  await change(page, readProgress, (answer) => ({
    ...answer,
    percent: 43,
    steps: answer.steps.map(({ step }) => ({ step, isDone: done.has(step) })),
    firstCoin: { isClaimed: true, isPaid: true, unseenBy },
  }));
}

/** Signed up, and nothing told about oneself yet. */
export async function asNew(page: Page): Promise<void> {
  await change(page, whoAmI, (answer) => ({
    ...answer,
    adult: answer.adult && { ...answer.adult, isProfileComplete: false },
  }));
}

const email = (n: number): string => `${n}-${names[0].toLowerCase()}@correo-de-toda-la-familia.example`;
export const inDays = (days: number): string => new Date(Date.now() + days * 86_400_000).toISOString();
const permissions = {
  activities: 'view_only',
  challenges: 'full_access',
  rewards: 'no_access',
  approvals: 'view_only',
} as const;
const invited = { relationshipType: 'grandmother', role: 'viewer', permissions } as const;
const message = 'Abuela, así ves lo que logran, también los Desoxirribonucleótidos de siempre. '
  .repeat(4)
  .slice(0, 300);

/** Twelve were invited, one in each state, and there is room for more. */
export async function asInviting(page: Page, childIds: string[]): Promise<void> {
  const states = ['sent', 'sent', 'accepted', 'declined', 'withdrawn', 'expired'] as const;
  await change(page, listInvitations, () => ({
    places: { used: 7, limit: 30 },
    invitations: Array.from({ length: 12 }, (_, at) => ({
      ...invited,
      id: `00000000-0000-4000-8000-${String(at).padStart(12, '0')}`,
      email: email(at),
      childIds,
      message,
      status: states[at % states.length]!,
      expiresAt: inDays(at < 2 ? 0.3 : 5),
      mail: at % 2 === 0 ? ('failing' as const) : ('sending' as const),
      link: 'http://localhost/accept-invite/un-enlace-de-invitacion',
    })),
  }));
}

/** Somebody with the longest names invites to twenty children, for a few hours more. */
export async function asInvited(page: Page): Promise<void> {
  const { displayName: inviterName } = adultNames;
  const preview = { inviterName, childCount: 20, expiresAt: inDays(0.3) };
  await change(page, previewInvitation, () => preview);
  await change(page, listReceivedInvitations, () => ({
    invitations: [{ ...preview, token: 'un-enlace-de-invitacion' }],
  }));
  await change(page, readInvitation, () => ({
    ...invited,
    inviterName,
    email: email(0),
    message,
    expiresAt: inDays(0.3),
    children: Array.from({ length: 20 }, (_, at) => ({ displayName: names[at % 2]!, avatar: 'fox' as const })),
    linkedAlready: 0,
  }));
}

const someChildren = names.map((displayName, at) => ({
  childId: `00000000-0000-4000-8000-00000000002${at}`,
  displayName,
  avatar: 'fox' as const,
}));

/** Two adults stand beside the owner; two others offer their family, and one of them leaves. */
export async function asOwning(page: Page): Promise<void> {
  const { displayName: ownerName } = adultNames;
  await change(page, readAccountErasure, (answer) => ({
    ...answer,
    linked: someChildren,
    adults: [{ adultId: '00000000-0000-4000-8000-000000000030', displayName: ownerName }],
  }));
  await change(page, readOwnership, ({ own }) => ({
    own: own && {
      ...own,
      adults: [true, true, false].map((canTakeOver, at) => ({
        adultId: `00000000-0000-4000-8000-00000000003${at}`,
        displayName: ownerName,
        canTakeOver,
      })),
    },
    received: [true, false].map((canAccept, at) => ({
      offerId: `00000000-0000-4000-8000-00000000004${at}`,
      ownerName,
      planName: 'Gratis',
      children: someChildren,
      expiresAt: inDays(5),
      canAccept,
      ownerLeavesAt: inDays(12),
    })),
  }));
}

/** The account is to be deleted, a child is too, and who was asked to take over has not answered. */
export async function asLeaving(page: Page): Promise<void> {
  const { displayName } = adultNames;
  const erasureDueAt = inDays(12);
  await change(page, whoAmI, (answer) => ({ ...answer, adult: answer.adult && { ...answer.adult, erasureDueAt } }));
  await change(page, readAccountErasure, (answer) => ({ ...answer, successorName: displayName }));
  await change(page, readChild, (answer) => ({ ...answer, erasureDueAt }));
  await change(page, readOwnership, ({ own, received }) => {
    const [offerId, adultId] = ['00000000-0000-4000-8000-000000000050', '00000000-0000-4000-8000-000000000051'];
    return { own: own && { ...own, offer: { offerId, adultId, displayName, expiresAt: inDays(5) } }, received };
  });
}
