import { z } from 'zod';

import { adultsWho, defineRequest } from '../define.js';
import { amounts, day, moment, nextCursor, page, text } from '../values.js';
import { balanceView } from './wallet.contract.js';

export const requestKinds = ['actividad', 'canje', 'hito'] as const;

export const requestStates = ['pendiente', 'aprobada', 'rechazada', 'cancelada', 'caducada'] as const;

export const rejectReasons = ['no_terminada', 'falta_foto', 'otro_dia', 'otro_motivo'] as const;

export const approvalView = z.object({
  requestId: z.uuid(),
  kind: z.enum(requestKinds),
  childId: z.uuid(),
  childName: z.string(),
  title: z.string(),
  emoji: z.string(),
  /** What approving pays (actividad, hito) or takes (canje). */
  amounts,
  /** The prize in words of a reached goal. */
  prizeText: z.string().nullable(),
  note: z.string().nullable(),
  dueOn: day.nullable(),
  state: z.enum(requestStates),
  /** Approved redemptions and goals wait for 'Entregado'. */
  isToDeliver: z.boolean(),
  isDelivered: z.boolean(),
  decidedByName: z.string().nullable(),
  decidedAt: moment.nullable(),
  reasonCode: z.enum(rejectReasons).nullable(),
  comment: z.string().nullable(),
  /** Within 24 h of the decision and not undone yet. */
  canUndo: z.boolean(),
  /** Within 24 h of 'Entregado'. */
  canUndoDelivery: z.boolean().optional(),
  /** Whether this adult may decide on it. */
  canDecide: z.boolean(),
  createdAt: moment,
});

export type ApprovalView = z.output<typeof approvalView>;

/** 'Aprobaciones' (G9). `por_entregar`: approved, not handed over yet. `resueltas`: decided, newest first. */
export const listApprovals = defineRequest('family.list-approvals', {
  http: 'GET /api/family/approvals',
  kind: 'read',
  access: adultsWho('seeApprovals', { childIn: 'childId' }),
  openToSupport: true,
  topics: ['approvals'],
  input: page.extend({
    state: z.enum(['pendiente', 'por_entregar', 'resueltas']).default('pendiente'),
    childId: z.uuid().optional(),
  }),
  output: z.object({ requests: z.array(approvalView), pending: z.int(), toDeliver: z.int(), nextCursor }),
});

const decided = z.object({ balance: balanceView });

/** Accept one request of a child: an activity, a redemption, a reached goal. Answers the child's new balance. */
export const approveRequest = defineRequest('family.approve-request', {
  http: 'POST /api/family/approvals/{requestId}/approve',
  kind: 'write',
  access: adultsWho('decideApprovals'),
  topics: ['approvals', 'wallet', 'agenda', 'goals', 'challenges', 'rewards', 'progress'],
  input: z.object({ requestId: z.uuid() }),
  output: decided,
});

/** Says no with a reason and a kind message; a redemption's coins are free again. */
export const rejectRequest = defineRequest('family.reject-request', {
  http: 'POST /api/family/approvals/{requestId}/reject',
  kind: 'write',
  access: adultsWho('decideApprovals'),
  topics: ['approvals', 'wallet', 'agenda', 'goals', 'rewards'],
  input: z.object({
    requestId: z.uuid(),
    reasonCode: z.enum(rejectReasons),
    comment: text(200).pipe(z.string().min(1)),
  }),
  output: decided,
});

/** 'Aprobar todas': those named, except what needs a look (above 5000 cents, G9). Answers what was left out and why. */
export const approveAllRequests = defineRequest('family.approve-all-requests', {
  http: 'POST /api/family/approvals/approve-all',
  kind: 'write',
  access: adultsWho('decideApprovals'),
  topics: ['approvals', 'wallet', 'agenda', 'goals', 'challenges', 'rewards', 'progress'],
  input: z.object({ requestIds: z.array(z.uuid()).min(1).max(50) }),
  output: z.object({
    approved: z.array(z.uuid()),
    skipped: z.array(
      z.object({ requestId: z.uuid(), why: z.enum(['above_limit', 'already_resolved', 'not_payable']) }),
    ),
  }),
});

/** 'Deshacer' within 24 h, by reversal; the request is 'En revisión' again with the next round. */
export const undoDecision = defineRequest('family.undo-decision', {
  http: 'POST /api/family/approvals/{requestId}/undo',
  kind: 'write',
  access: adultsWho('decideApprovals'),
  topics: ['approvals', 'wallet', 'agenda', 'goals', 'challenges', 'rewards', 'progress'],
  input: z.object({ requestId: z.uuid() }),
  output: decided,
});

/** 'Entregado': the prize is in the child's hands. */
export const markDelivered = defineRequest('family.mark-delivered', {
  http: 'POST /api/family/approvals/{requestId}/delivered',
  kind: 'write',
  access: adultsWho('decideApprovals'),
  topics: ['approvals', 'goals', 'rewards', 'wallet'],
  input: z.object({ requestId: z.uuid() }),
  output: decided,
});

/** 'Entregado' was said by mistake: within 24 h the prize is 'Por entregar' again. No coins move. */
export const undoDelivery = defineRequest('family.undo-delivery', {
  http: 'POST /api/family/approvals/{requestId}/undo-delivery',
  kind: 'write',
  access: adultsWho('decideApprovals'),
  topics: ['approvals', 'goals', 'rewards', 'wallet'],
  input: z.object({ requestId: z.uuid() }),
  output: decided,
});
