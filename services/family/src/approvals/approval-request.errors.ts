import { type SqlEntityManager } from '@mikro-orm/sql';

import { type Failure, failure, notFound } from '@alcancia/server-kit';

import { adultNames, childrenById } from '../children/known-child.store.js';
import { type ApprovalRequest } from './approval-request.entity.js';

export const requestNotFound = notFound;
export const undoTooLate = () => failure('undo_too_late');
export const nothingToDeliver = () => failure('redemption_not_to_deliver');

/** Said of an adult whose name has not arrived here. */
const someoneElse = 'otra persona adulta';

/** The first decision wins; the others learn whose it was (G9). A claim taken back was resolved by its child. */
export async function alreadyResolved(em: SqlEntityManager, request: ApprovalRequest): Promise<Failure> {
  const { decidedBy, state, childId } = request;
  if (state === 'cancelada') {
    const childOf = await childrenById(em, [childId]);
    return failure('request_already_resolved', { name: childOf(childId).displayName || someoneElse });
  }
  const names = await adultNames(em, decidedBy ? [decidedBy] : []);
  return failure('request_already_resolved', { name: names.get(decidedBy ?? '') ?? someoneElse });
}
