import { defineEntity, OptionalProps, p } from '@mikro-orm/core';

import { type rejectReasons, type requestKinds, requestOpened, type requestStates } from '@alcancia/contracts/family';
import { type Effects, type LastRows } from '@alcancia/server-kit';

import { undoWithinMs } from './approval-request.limits.js';

export type RequestKind = (typeof requestKinds)[number];
type RequestState = (typeof requestStates)[number];
export type RejectReason = (typeof rejectReasons)[number];

const ApprovalRequestSchema = defineEntity({
  name: 'ApprovalRequest',
  tableName: 'approval_requests',
  properties: {
    id: p.uuid().primary(),
    familyId: p.uuid(),
    childId: p.uuid(),
    kind: p.text().$type<RequestKind>(),
    /** The occurrence, redemption or goal that it is about. */
    refId: p.uuid(),
    title: p.text(),
    emoji: p.text(),
    points: p.integer(),
    coinsCents: p.integer(),
    prizeText: p.text().nullable(),
    note: p.text().nullable(),
    dueOn: p.date().nullable(),
    state: p.text().$type<RequestState>(),
    /** Counts up with every undone decision; what is paid is paid once per round. */
    round: p.integer(),
    needsDelivery: p.boolean(),
    deliveredAt: p.datetime().nullable(),
    deliveredBy: p.uuid().nullable(),
    decidedAt: p.datetime().nullable(),
    /** Null while undecided, and where no adult had to decide. */
    decidedBy: p.uuid().nullable(),
    reasonCode: p.text().$type<RejectReason>().nullable(),
    comment: p.text().nullable(),
    createdAt: p.datetime(),
    updatedAt: p.datetime(),
    version: p.integer().version(),
  },
});

/** Something of a child's that waits for an adult, or what became of it (G9). */
export class ApprovalRequest extends ApprovalRequestSchema.class {
  declare [OptionalProps]?: 'isPending' | 'isToDeliver' | 'isDelivered' | 'figure';

  get isPending(): boolean {
    return this.state === 'pendiente';
  }

  /** As what it counts once it is approved (G40). */
  get figure(): 'completions' | 'redemptions' {
    return this.kind === 'actividad' ? 'completions' : 'redemptions';
  }

  get isToDeliver(): boolean {
    return this.state === 'aprobada' && this.needsDelivery && !this.isDelivered;
  }

  get isDelivered(): boolean {
    return (this.deliveredAt ?? null) !== null;
  }

  /** Within 24 h of an adult's decision, unless the prize is in the child's hands (G9). */
  canUndo(now: Date): boolean {
    if (!this.decidedBy || !this.decidedAt || this.isDelivered) return false;
    return now.getTime() - this.decidedAt.getTime() <= undoWithinMs;
  }

  decide(state: 'aprobada' | 'rechazada', by: string, now: Date): void {
    this.state = state;
    this.decidedBy = by;
    this.decidedAt = now;
    this.updatedAt = now;
  }

  /** Within 24 h of 'Entregado' (G8). */
  canUndoDelivery(now: Date): boolean {
    return this.deliveredAt ? now.getTime() - this.deliveredAt.getTime() <= undoWithinMs : false;
  }

  /** 'En revisión' again, in the next round. */
  reopen(now: Date): void {
    this.state = 'pendiente';
    this.round += 1;
    this.decidedBy = null;
    this.decidedAt = null;
    this.reasonCode = null;
    this.comment = null;
    this.updatedAt = now;
  }

  cancel(now: Date): void {
    this.state = 'cancelada';
    this.updatedAt = now;
  }

  /** Expired without a decision. */
  expire(now: Date): void {
    this.state = 'caducada';
    this.updatedAt = now;
  }

  deliver(by: string, now: Date): void {
    this.deliveredBy = by;
    this.deliveredAt = now;
    this.updatedAt = now;
  }

  /** 'Por entregar' again. */
  takeBackDelivery(now: Date): void {
    this.deliveredBy = null;
    this.deliveredAt = null;
    this.updatedAt = now;
  }

  /** What every event about a request says. */
  summary() {
    const { familyId, childId, id, kind, title, points, coinsCents } = this;
    return { familyId, childId, requestId: id, kind, title, points, coinsCents };
  }
}
ApprovalRequestSchema.setClass(ApprovalRequest);

/** A new request. */
const openedRequests: LastRows<ApprovalRequest> = {
  name: 'opened',
  sql: `insert into family.approval_requests (id, family_id, child_id, kind, ref_id, title, emoji, points, coins_cents,
      prize_text, note, due_on, state, round, needs_delivery, decided_at, decided_by, created_at, updated_at)
    select * from jsonb_to_recordset(?::jsonb) as o(id uuid, family_id uuid, child_id uuid, kind text, ref_id uuid,
      title text, emoji text, points int, coins_cents int, prize_text text, note text, due_on date, state text, round int,
      needs_delivery boolean, decided_at timestamptz, decided_by uuid, created_at timestamptz, updated_at timestamptz)`,
  row: ({ id, kind, title, emoji, points, note, state, round, ...request }) => ({
    id,
    family_id: request.familyId,
    child_id: request.childId,
    kind,
    ref_id: request.refId,
    title,
    emoji,
    points,
    coins_cents: request.coinsCents,
    prize_text: request.prizeText,
    note,
    due_on: request.dueOn,
    state,
    round,
    needs_delivery: request.needsDelivery,
    decided_at: request.decidedAt,
    decided_by: request.decidedBy,
    created_at: request.createdAt,
    updated_at: request.updatedAt,
  }),
};

/** What a decision changes of a request. */
export const decidedRequests: LastRows<ApprovalRequest> = {
  name: 'decided',
  unlessAmong: openedRequests,
  sql: `update family.approval_requests r set state = d.state, round = d.round, decided_at = d.decided_at,
      decided_by = d.decided_by, delivered_at = d.delivered_at, delivered_by = d.delivered_by, reason_code = d.reason_code,
      comment = d.comment, updated_at = d.updated_at, version = r.version + 1
    from jsonb_to_recordset(?::jsonb) as d(id uuid, state text, round int, decided_at timestamptz, decided_by uuid,
      delivered_at timestamptz, delivered_by uuid, reason_code text, comment text, updated_at timestamptz)
    where r.id = d.id`,
  row: ({ id, state, round, reasonCode, comment, ...request }) => ({
    id,
    state,
    round,
    decided_at: request.decidedAt,
    decided_by: request.decidedBy,
    delivered_at: request.deliveredAt,
    delivered_by: request.deliveredBy,
    reason_code: reasonCode,
    comment,
    updated_at: request.updatedAt,
  }),
};

interface Opening {
  readonly familyId: string;
  readonly childId: string;
  readonly kind: RequestKind;
  readonly refId: string;
  readonly title: string;
  readonly emoji: string;
  /** What approving pays (actividad, hito) or takes (canje). */
  readonly points: number;
  readonly coinsCents: number;
  /** 1, or one more than the round of the last request about the same thing. */
  readonly round: number;
  readonly prizeText?: string;
  readonly note?: string;
  readonly dueOn?: string;
  /** Approved, it waits for 'Entregado'. */
  readonly needsDelivery?: boolean;
  /** Nobody has to decide: it is approved as it is opened (a reward without approval). */
  readonly isDecided?: boolean;
  /** An adult who decides as they ask: nobody else is asked. */
  readonly decidedBy?: string;
}

/** Puts a request into the queue of the adults, and tells of it. */
export function openRequest(effects: Effects, opening: Opening): ApprovalRequest {
  const { now } = effects;
  const { needsDelivery = false, prizeText = null, note = null, dueOn = null, decidedBy = null, ...rest } = opening;
  const { isDecided = decidedBy !== null, ...asked } = rest;
  const request: ApprovalRequest = Object.assign(new ApprovalRequest(), {
    id: effects.newId(),
    ...asked,
    prizeText,
    note,
    dueOn,
    needsDelivery,
    state: isDecided ? ('aprobada' as const) : ('pendiente' as const),
    decidedAt: isDecided ? now : null,
    decidedBy,
    deliveredAt: null,
    deliveredBy: null,
    reasonCode: null,
    comment: null,
    createdAt: now,
    updatedAt: now,
  });
  effects.writeLast(openedRequests, request);
  if (decidedBy === null) effects.publish(requestOpened, request.summary());
  return request;
}
