import { type Failure, failure, notFound } from '@alcancia/server-kit';

import { type ApprovalRequest } from './approval-request.entity.js';

export const requestNotFound = notFound;
export const undoTooLate = () => failure('undo_too_late');
export const nothingToDeliver = () => failure('redemption_not_to_deliver');

/** What people are called, as far as it has arrived here: adults and children by id. */
export type Names = ReadonlyMap<string, string>;

/** Said of a person whose name has not arrived here. */
const someoneElse = 'otra persona adulta';

/** The first decision wins; the others learn whose it was (G9). A claim taken back was resolved by its child. */
export const alreadyResolved = (names: Names, request: ApprovalRequest): Failure =>
  failure('request_already_resolved', { name: names.get(resolverOf(request)) || someoneElse });

/** Whose decision it was. */
export const resolverOf = ({ state, childId, decidedBy }: ApprovalRequest): string =>
  state === 'cancelada' ? childId : (decidedBy ?? '');
