import { type Work } from '@alcancia/server-kit';

import { type ApprovalRequest, type RequestKind } from './approval-request.entity.js';

/**
 * What a decision does to the thing that it is about, in the deciding transaction. The request's row and the child's
 * balances are locked already; `by` is the adult. When called, the request still says what it was before the decision,
 * so `request.round` is the round to pay in (approve), to release in (reject), or to take back (undo).
 */
export interface RequestEffects {
  approve(request: ApprovalRequest, by: string, work: Work): Promise<void>;
  reject(request: ApprovalRequest, by: string, work: Work): Promise<void>;
  /** Takes the decision back: `request.state` says which. The next round is `request.round + 1`. */
  undo(request: ApprovalRequest, by: string, work: Work): Promise<void>;
  /** The prize is in the child's hands. */
  deliver(request: ApprovalRequest, by: string, work: Work): Promise<void>;
  /** It was not, after all: it waits to be handed over again. */
  undoDelivery(request: ApprovalRequest, work: Work): Promise<void>;
}

/** Finds the effects by the kind of a request; filled in by the module. */
export class EffectsByKind {
  constructor(private readonly effects: Readonly<Record<RequestKind, RequestEffects>>) {}

  of(kind: RequestKind): RequestEffects {
    return this.effects[kind];
  }
}
