import { grantAchievements } from '../achievements/achievement-grants.policy.js';
import type { RequestEffects } from '../approvals/request-effects.policy.js';
import { giveBack, putAside, reverse, take } from '../coins/booking.policy.js';
import { putOneBack, takeOne } from './redeem.policy.js';
import { keptRedemptions } from './redemption.entity.js';

/** What a decision does to a redemption (kind 'canje'): its coins are held while it waits. */
export const redemptionEffects: RequestEffects = {
  /** Of the last one in stock, somebody else's redemption may have been accepted before. */
  isPayable: (picture, request) => !picture.reward(picture.redemption(request)).isOutOfStock,

  approve(effects, picture, request, by) {
    const redemption = picture.redemption(request);
    takeOne(effects, picture.reward(redemption));
    redemption.accept(effects.now);
    effects.writeLast(keptRedemptions, redemption);
    take(effects, picture.purses, redemption.movement(request.round, by));
  },

  reject(effects, picture, request, by) {
    const redemption = picture.redemption(request);
    redemption.end('rechazada', effects.now);
    effects.writeLast(keptRedemptions, redemption);
    giveBack(effects, picture.purses, redemption.movement(request.round, by));
  },

  /** Accepted: its coins are held as before and it is back in stock. Rejected: they must still be there to be held. */
  undo(effects, picture, request, by) {
    const redemption = picture.redemption(request);
    if (request.state === 'aprobada') {
      putOneBack(effects, picture.reward(redemption));
      reverse(effects, picture.purses, redemption.movement(request.round, by), picture.written);
    } else {
      putAside(effects, picture.purses, redemption.movement(request.round + 1, by));
    }
    redemption.waitAgain(effects.now);
    effects.writeLast(keptRedemptions, redemption);
  },

  deliver(effects, picture, request, by) {
    const redemption = picture.redemption(request);
    redemption.deliver(effects.now);
    effects.writeLast(keptRedemptions, redemption);
    const gained = picture.standings.get(request.childId)?.gained;
    if (gained) gained.recompensas += 1;
    grantAchievements(effects, picture, request, by);
  },

  undoDelivery(effects, picture, request) {
    const redemption = picture.redemption(request);
    redemption.takeBackDelivery(effects.now);
    effects.writeLast(keptRedemptions, redemption);
  },
};
