import type { ApprovalView } from '@alcancia/contracts/family';

import { words } from '../words/approvals.js';

/** What became of a request while the adult looked; in place of its buttons. */
export const settledOf = (request: ApprovalView): string =>
  request.state === 'pendiente' ? words.waitsAgain : (outcomeOf(request) ?? words.approved);

/** How a decided request ended. */
export function outcomeOf({ state, childName, decidedByName, isDelivered }: ApprovalView): string | null {
  if (state === 'cancelada') return words.cancelled(childName);
  if (state === 'caducada') return words.expired;
  if (isDelivered) return words.handedOver;
  if (state === 'pendiente' || decidedByName === null) return null;
  return words.decided[state](decidedByName);
}
