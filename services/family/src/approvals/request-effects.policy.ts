import type { Effects } from '@alcancia/server-kit';

import type { ApprovalRequest } from './approval-request.entity.js';
import type { Picture } from './picture.policy.js';

/** A decision's part for one kind of request; `by` is the adult. Throws a failure before it has changed anything. */
type Effect = (effects: Effects, picture: Picture, request: ApprovalRequest, by: string) => void;

/**
 * What a decision does to the thing that it is about. When called, the request still says what it was before the decision,
 * so `request.round` is the round to pay in (approve), to release in (reject), or to take back (undo).
 */
export interface RequestEffects {
  /** Whether it can be accepted without a second look. */
  isPayable(picture: Picture, request: ApprovalRequest): boolean;
  readonly approve: Effect;
  readonly reject: Effect;
  /** Takes the decision back: `request.state` says which. The next round is `request.round + 1`. */
  readonly undo: Effect;
  /** The prize is in the child's hands. */
  readonly deliver: Effect;
  /** It was not, after all: it waits to be handed over again. */
  readonly undoDelivery: Effect;
}
