import type { Effects } from '@alcancia/server-kit';

import type { ApprovalRequest } from '../approvals/approval-request.entity.js';
import type { Picture } from '../approvals/picture.policy.js';
import type { RequestEffects } from '../approvals/request-effects.policy.js';
import { grantAchievements } from '../achievements/achievement-grants.policy.js';
import { post, reverse } from '../coins/booking.policy.js';
import { type GoalWay, keptWays } from './goal-way.entity.js';

/** What a decision does to a reached goal whose prize a child asked for (kind 'hito'). */
export const goalPrizeEffects: RequestEffects = {
  isPayable: () => true,

  /** Coins are paid and that is all; a thing in words waits for 'Entregado'. */
  approve(effects, picture, request, by) {
    const { coinsCents } = request;
    if (coinsCents === 0) return;
    post(effects, picture.purses, { ...prizeOf(request, by), type: 'meta', points: 0, coinsCents });
    move(effects, picture, request, (way) => way.handOver(effects.now));
    grantAchievements(effects, picture, request, by);
  },

  reject(effects, picture, request) {
    move(effects, picture, request, (way) => way.giveBack(effects.now));
  },

  undo(effects, picture, request, by) {
    const { state, coinsCents } = request;
    const after = state === 'aprobada' ? 'aprobada' : 'rechazada';
    move(effects, picture, request, (way) => way.waitAgain(after, effects.now));
    if (state === 'aprobada' && coinsCents > 0) reverse(effects, picture.purses, prizeOf(request, by), picture.written);
  },

  deliver(effects, picture, request) {
    move(effects, picture, request, (way) => way.handOver(effects.now));
  },

  undoDelivery(effects, picture, request) {
    move(effects, picture, request, (way) => way.takeBackDelivery(effects.now));
  },
};

function move(effects: Effects, picture: Picture, request: ApprovalRequest, step: (way: GoalWay) => void): void {
  const way = picture.way(request);
  step(way);
  effects.writeLast(keptWays, way);
}

/** Paid once per round; a prize asked for again after a rejection goes on counting where the last one stopped. */
const prizeOf = ({ childId, familyId, refId, round, title, emoji }: ApprovalRequest, by: string) => ({
  childId,
  familyId,
  sourceType: 'meta' as const,
  sourceId: refId,
  round,
  actorId: by,
  title,
  emoji,
});
