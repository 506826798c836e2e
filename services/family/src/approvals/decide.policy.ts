import {
  type BalanceView,
  decisionUndone,
  deliveryUndone,
  prizeDelivered,
  requestApproved,
  requestRejected,
} from '@alcancia/contracts/family';
import type { Effects } from '@alcancia/server-kit';

import { purseOf } from '../coins/booking.policy.js';
import { goalPrizeEffects } from '../goals/goal-prize-effects.policy.js';
import { occurrenceEffects } from '../occurrences/occurrence-effects.policy.js';
import { redemptionEffects } from '../rewards/redemption-effects.policy.js';
import {
  type ApprovalRequest,
  decidedRequests,
  type RejectReason,
  type RequestKind,
} from './approval-request.entity.js';
import { nothingToDeliver, undoTooLate } from './approval-request.errors.js';
import type { Picture } from './picture.policy.js';
import type { RequestEffects } from './request-effects.policy.js';

const effectsOf: Readonly<Record<RequestKind, RequestEffects>> = {
  actividad: occurrenceEffects,
  canje: redemptionEffects,
  hito: goalPrizeEffects,
};

/**
 * One decision about one request of a picture: changes what it is about, leaves events and entries in `effects`, and
 * answers what the child has by then. No two of them differ by who else is decided about in the same transaction.
 */
type Decide = (effects: Effects, picture: Picture, request: ApprovalRequest, by: string) => BalanceView;

const balanceOf = ({ purses }: Picture, { childId }: ApprovalRequest): BalanceView => purseOf(purses, childId).balance;

/** Whether approving would pay or give what was asked for. */
export const isPayable = (picture: Picture, request: ApprovalRequest): boolean =>
  effectsOf[request.kind].isPayable(picture, request);

/** Accepted: the child is paid. */
export const approve: Decide = (effects, picture, request, by) => {
  effectsOf[request.kind].approve(effects, picture, request, by);
  request.decide('aprobada', by, effects.now);
  effects.writeLast(decidedRequests, request);
  effects.count(request.figure);
  const balance = balanceOf(picture, request);
  effects.publish(requestApproved, { ...request.summary(), balance, approvedBy: by });
  return balance;
};

interface Refused {
  readonly reasonCode: RejectReason;
  readonly comment: string;
}

/** Sent back, with a reason and a kind message. */
export function reject(
  effects: Effects,
  picture: Picture,
  request: ApprovalRequest,
  { by, reasonCode, comment }: Refused & { readonly by: string },
): BalanceView {
  Object.assign(request, { reasonCode, comment });
  effectsOf[request.kind].reject(effects, picture, request, by);
  request.decide('rechazada', by, effects.now);
  effects.writeLast(decidedRequests, request);
  effects.publish(requestRejected, { ...request.summary(), rejectedBy: by });
  return balanceOf(picture, request);
}

/** Taken back within a day: what it moved is moved back, and the request waits again (G9). */
export const undo: Decide = (effects, picture, request, by) => {
  if (!request.canUndo(effects.now)) throw undoTooLate();
  effectsOf[request.kind].undo(effects, picture, request, by);
  if (request.state === 'aprobada') effects.count(request.figure, -1);
  request.reopen(effects.now);
  effects.writeLast(decidedRequests, request);
  const balance = balanceOf(picture, request);
  effects.publish(decisionUndone, { ...request.summary(), undoneBy: by, balance });
  return balance;
};

/** 'Entregado'. */
export const deliver: Decide = (effects, picture, request, by) => {
  if (!request.isToDeliver) throw nothingToDeliver();
  effectsOf[request.kind].deliver(effects, picture, request, by);
  request.deliver(by, effects.now);
  effects.writeLast(decidedRequests, request);
  effects.publish(prizeDelivered, { ...request.summary(), deliveredBy: by });
  return balanceOf(picture, request);
};

/** 'Entregado' was said by mistake: within a day it waits to be handed over again; no coins move (G8). */
export const takeDeliveryBack: Decide = (effects, picture, request, by) => {
  if (!request.canUndoDelivery(effects.now)) throw undoTooLate();
  effectsOf[request.kind].undoDelivery(effects, picture, request, by);
  request.takeBackDelivery(effects.now);
  effects.writeLast(decidedRequests, request);
  effects.publish(deliveryUndone, { ...request.summary(), undoneBy: by });
  return balanceOf(picture, request);
};
