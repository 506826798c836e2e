import { grantAchievements } from '../achievements/achievement-grants.policy.js';
import type { ApprovalRequest } from '../approvals/approval-request.entity.js';
import { undoTooLate } from '../approvals/approval-request.errors.js';
import type { RequestEffects } from '../approvals/request-effects.policy.js';
import { celebrate } from '../celebrations/celebration.policy.js';
import { winChallenges, takeBackChallenges } from '../challenges/challenge-progress.policy.js';
import { type Movement, post, reverse } from '../coins/booking.policy.js';
import { advanceGoals, type CountedWork, retreatGoals } from '../goals/goal-progress.policy.js';
import { syncLevel } from '../levels/level-sync.policy.js';
import { decidedOccurrences, type Occurrence } from './occurrence.entity.js';

/** What a decision does to a claimed occurrence: approving pays, rejecting sends back, undoing reverses (house §6). */
export const occurrenceEffects: RequestEffects = {
  isPayable: () => true,

  approve(effects, picture, request, by) {
    const occurrence = picture.occurrence(request);
    const { childId, familyId, points, coinsCents, title } = occurrence;
    const paid = post(effects, picture.purses, { ...paymentOf(request, by), type: 'actividad', points, coinsCents });
    occurrence.approve(effects.now);
    picture.approvals += 1;
    effects.writeLast(decidedOccurrences, occurrence);
    advanceGoals(effects, picture.goals, picture, countedWork(occurrence), by);
    syncLevel(effects, picture.progressOf(childId), familyId, paid.points);
    const key = `aprobada:${occurrence.id}`;
    celebrate(effects, { childId, familyId, kind: 'aprobada', key, title, points, coinsCents });
    winChallenges(effects, picture, by);
    grantAchievements(effects, picture, { childId, familyId }, by);
  },

  reject(effects, picture, request) {
    const occurrence = picture.occurrence(request);
    occurrence.reject(request.reasonCode ?? 'otro_motivo', request.comment ?? '', effects.now);
    effects.writeLast(decidedOccurrences, occurrence);
  },

  undo(effects, picture, request, by) {
    const occurrence = picture.occurrence(request);
    if (occurrence.round !== request.round || occurrence.state !== request.state) throw undoTooLate();
    if (request.state === 'aprobada') {
      retreatGoals(effects, picture.goals, picture, by);
      const { points } = reverse(effects, picture.purses, paymentOf(request, by), picture.written);
      syncLevel(effects, picture.progressOf(request.childId), request.familyId, points);
      takeBackChallenges(effects, picture, by);
    }
    occurrence.reopen(effects.now);
    effects.writeLast(decidedOccurrences, occurrence);
  },

  /** Nothing to deliver: points and coins are booked at the approval. */
  deliver() {},

  undoDelivery() {},
};

export const paymentOf = (
  { childId, familyId, refId, round, title, emoji }: ApprovalRequest,
  actorId: string,
): Movement => ({
  childId,
  familyId,
  actorId,
  sourceType: 'ocurrencia',
  sourceId: refId,
  round,
  title,
  emoji,
});

const countedWork = ({ id, childId, activityId, points, dueOn, claimedAt }: Occurrence): CountedWork => ({
  childId,
  activityId,
  occurrenceId: id,
  points,
  dueOn,
  claimedAt,
});
