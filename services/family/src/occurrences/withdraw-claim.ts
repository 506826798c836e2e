import { LockMode } from '@mikro-orm/core';

import { type InputOf, type OutputOf } from '@alcancia/contracts/define';
import { requestWithdrawn, withdrawClaim } from '@alcancia/contracts/family';
import { type Caller, Handles, UseCase, type Work } from '@alcancia/server-kit';

import { ApprovalRequest } from '../approvals/approval-request.entity.js';
import { Occurrence } from './occurrence.entity.js';
import { occurrenceNotFound, occurrenceNotInReview } from './occurrence.errors.js';

const lockMode = LockMode.PESSIMISTIC_WRITE; // an adult may be approving at this moment: the request's row decides who was first

/** 'Deshacer': the child takes back a claim that no adult has decided yet. */
@UseCase()
export class WithdrawClaim {
  @Handles(withdrawClaim)
  async execute(
    person: Caller,
    { occurrenceId }: InputOf<typeof withdrawClaim>,
    { em, now, publish }: Work,
  ): Promise<OutputOf<typeof withdrawClaim>> {
    const childId = { $in: person.childrenWhom('seeActivities') };
    const occurrence = await em.findOne(Occurrence, { id: occurrenceId, childId });
    if (!occurrence) throw occurrenceNotFound();
    person.must('changeActivities', occurrence.childId);

    const waiting = { kind: 'actividad', refId: occurrenceId, state: 'pendiente' } as const;
    const request = await em.findOne(ApprovalRequest, waiting, { lockMode });
    if (!request) throw occurrenceNotInReview();
    await em.refresh(occurrence, { lockMode });
    occurrence.withdraw(now);
    request.cancel(now);
    publish(requestWithdrawn, request.summary());
    return {};
  }
}
