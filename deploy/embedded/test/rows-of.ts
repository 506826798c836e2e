import { randomUUID } from 'node:crypto';

import { type IdeaFields, respond, saveIdea } from '@alcancia/contracts/assistant';
import {
  approveRequest,
  claimActivity,
  createActivity,
  createChallenge,
  createGoal,
  createReward,
  listApprovals,
  readAgenda,
  readChildDashboard,
  readFamilyDashboard,
  redeemReward,
} from '@alcancia/contracts/family';
import { askDataExport, authorizeDevice, listGuardians, listSessions } from '@alcancia/contracts/identity';
import { listNotifications } from '@alcancia/contracts/notifications';
import { password } from '@alcancia/testing';

import { invite } from './an-invitation.js';
import type { TestSystem } from './a-system.js';

export const rowKinds = [
  'child',
  'activity',
  'goal',
  'challenge',
  'reward',
  'request',
  'redemption',
  'occurrence',
  'device',
  'guardian',
  'invitation',
  'ownershipOffer',
  'subscription',
  'invoice',
  'session',
  'export',
  'supportAccess',
  'celebration',
  'notification',
  'idea',
  'proposal',
] as const;
export type RowKind = (typeof rowKinds)[number];
/** One row of each kind about one child. */
export type Rows = Readonly<Record<RowKind, string>>;

/** An idea as an adult writes it. */
export const anIdea: IdeaFields = {
  type: 'dinamica',
  title: 'Tres frascos',
  emoji: '🫙',
  body: 'Uno para gastar, uno para guardar y uno para compartir.',
  topic: 'ahorro',
  ageRange: '7-9',
  minutes: 20,
  materials: ['Tres frascos'],
  steps: ['Pintarlos', 'Repartir'],
};

interface Family {
  readonly childId: string;
  readonly asAdult: { readonly token: string };
  readonly asChild: { readonly token: string };
}

export const work = {
  emoji: '📚',
  category: 'escuela',
  points: 10,
  coinsCents: 1000,
  schedule: { mode: 'diaria' },
} as const;

/** One that runs for a week from some day on. */
export const challengeFrom = (startsAt: string) =>
  ({
    title: 'Leer',
    emoji: '📖',
    metric: 'actividades',
    target: 5,
    mode: 'individual',
    startsAt,
    endsAt: new Date(Date.parse(startsAt) + 6 * 86_400_000).toISOString().slice(0, 10),
    prize: { points: 10, coinsCents: 100, badge: null },
    isDraft: false,
  }) as const;

/** Makes one row of each kind about a child, by requests of callers who may. */
export async function rowsOf(system: TestSystem, { childId, asAdult, asChild }: Family): Promise<Rows> {
  const childIds = [childId];
  const requestAbout = async (title: string) => {
    const { requests } = await system.want(listApprovals, { limit: 100 }, asAdult);
    return requests.find((each) => each.title === title)?.requestId ?? '';
  };
  const claimed = async () => {
    const title = randomUUID();
    const { activityId } = await system.want(createActivity, { ...work, title, childIds }, asAdult);
    const { today: dueOn } = await system.want(readAgenda, { childId }, asChild);
    const { occurrence } = await system.want(claimActivity, { childId, activityId, dueOn }, asChild);
    return { activity: activityId, occurrence: occurrence.occurrenceId ?? '', request: await requestAbout(title) };
  };
  await system.want(approveRequest, { requestId: (await claimed()).request }, asAdult);
  const prize = { kind: 'texto', text: 'Una bici' } as const;
  const goal = { title: 'Bici', emoji: '🚲', targetPoints: 1000, prize, childIds };
  const { goalId } = await system.want(createGoal, goal, asAdult);
  const { today } = await system.want(readAgenda, { childId }, asChild);
  const { challengeId } = await system.want(createChallenge, { ...challengeFrom(today), childIds }, asAdult);
  const reward = { title: 'Parque', emoji: '🌳', category: 'salida', costCents: 100, childIds } as const;
  const { rewardId } = await system.want(createReward, reward, asAdult);
  const { redemption } = await system.want(redeemReward, { rewardId, costCents: 100 }, asChild);
  const device = { fingerprint: randomUUID(), type: 'tablet', userAgent: 'x', screen: '1x1', password } as const;
  const { deviceId } = await system.want(authorizeDevice, { ...device, childId }, asAdult);
  const { guardians } = await system.want(listGuardians, { childId }, asAdult);
  const { invitationId } = await invite(system, asAdult, { childIds });
  const { sessions } = await system.want(listSessions, {}, asAdult);
  const { exportId } = await system.want(askDataExport, { childId, password }, asAdult);
  const waiting = await claimed();
  await system.settled();
  const { celebrations } = await system.want(readChildDashboard, { childId }, asChild);
  const { notifications } = await system.want(listNotifications, {}, asAdult);
  const rows = {
    child: childId,
    ...waiting,
    goal: goalId,
    challenge: challengeId,
    reward: rewardId,
    redemption: redemption.redemptionId,
    device: deviceId,
    guardian: guardians[0]?.adultId ?? '',
    invitation: invitationId,
    ownershipOffer: await anOfferAbout(system, childId),
    subscription: await aSubscriptionOf(system, childId),
    invoice: await anInvoiceOf(system, childId),
    session: sessions[0]?.sessionId ?? '',
    export: exportId,
    supportAccess: await aSupportAccessTo(system, childId),
    celebration: celebrations[0]?.id ?? '',
    notification: notifications[0]?.id ?? '',
    idea: (await system.want(saveIdea, anIdea, asAdult)).ideaId,
    proposal: await aProposal(system, childId, asAdult),
  };
  for (const kind of rowKinds) if (rows[kind] === '') throw new Error(`There is no ${kind} to point at`);
  return rows;
}

/** An activity that the assistant proposes for one child. */
export async function aProposal(system: TestSystem, childId: string, { token }: Family['asAdult']): Promise<string> {
  const { children } = await system.want(readFamilyDashboard, {}, { token });
  const name = children.find((child) => child.childId === childId)?.displayName;
  const question = `Crea la actividad «Barrer» para ${name}`;
  const answer = await system.want(respond, { mode: 'guia', question }, { token });
  if (answer.kind !== 'proposal') throw new Error(`Nothing was proposed: ${JSON.stringify(answer)}`);
  return answer.proposal.proposalId;
}

/** An offer of the child's household, to the adult who came last, that was declined: of one household one waits at a time. */
async function anOfferAbout({ databases: { sql } }: TestSystem, childId: string): Promise<string> {
  const id = randomUUID();
  await sql.query(
    `insert into identity.ownership_offers (id, family_id, from_id, to_id, status, expires_at, created_at, updated_at)
     select $1, c.family_id, f.owner_id, a.id, 'declined', now() + interval '7 days', now(), now()
     from identity.profiles c join identity.families f on f.id = c.family_id
     join lateral (select id from identity.profiles where role = 'adult' and id <> f.owner_id
                   order by created_at desc limit 1) a on true
     where c.id = $2`,
    [id, childId],
  );
  return id;
}

/** Support mode for the child's household, in a session that is nobody's. */
export async function aSupportAccessTo({ databases: { sql } }: TestSystem, childId: string): Promise<string> {
  const id = randomUUID();
  await sql.query(
    `insert into identity.support_accesses (id, administrator_id, session_id, owner_id, family_id, reason, opened_at, ends_at)
     select $1, f.owner_id, $1, f.owner_id, f.id, 'asked', now(), now() + interval '30 minutes'
     from identity.profiles c join identity.families f on f.id = c.family_id where c.id = $2`,
    [id, childId],
  );
  return id;
}

/** An unused id for every kind of row. */
export const nowhere = Object.fromEntries(rowKinds.map((kind) => [kind, randomUUID()])) as Rows;

/** One of the child's household that is over: PayPal is not asked for what became of it. */
async function aSubscriptionOf({ databases: { sql } }: TestSystem, childId: string): Promise<string> {
  const id = randomUUID();
  await sql.query(
    `insert into billing.subscriptions (id, family_id, adult_id, plan_id, period, currency, price_cents, has_trial, state,
       is_current, consent_text, consent_captured_at, consent_version, return_url, cancel_url, created_at, updated_at)
     select $1, c.family_id, f.owner_id, p.id, 'annual', 'MXN', 100, true, 'expired', false, 'Acepto.', now(), '1.0', '/', '/',
       now(), now()
     from identity.profiles c join identity.families f on f.id = c.family_id
     join lateral (select id from billing.plans order by slug limit 1) p on true
     where c.id = $2`,
    [id, childId],
  );
  return id;
}

/** One that the owner of the child's household has paid. */
export async function anInvoiceOf({ databases: { sql } }: TestSystem, childId: string): Promise<string> {
  const id = randomUUID();
  await sql.query(
    `insert into billing.invoices (id, subscription_id, adult_id, year, place, transaction_id, plan_name, period, currency,
       total_cents, tax_cents, tax_name, tax_rate, issuer_name, issuer_tax_id, issuer_address, paid_at, issued_at)
     select $1::uuid, $1::uuid, f.owner_id, 2020, coalesce(max(i.place), 0) + 1, $1::text, 'Familia', 'annual', 'MXN', 100, 0,
       'IVA', 0, 'Alcancía', '', '', now(), now()
     from identity.profiles c join identity.families f on f.id = c.family_id
     left join billing.invoices i on i.year = 2020
     where c.id = $2 group by f.owner_id`,
    [id, childId],
  );
  return id;
}
