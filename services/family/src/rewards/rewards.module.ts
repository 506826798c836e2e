import { Feature } from '@alcancia/server-kit';

import { CoinsModule } from '../coins/coins.module.js';
import { CancelRedemption } from './cancel-redemption.js';
import { CreateReward } from './create-reward.js';
import { ExpireRedemptions } from './expire-redemptions.js';
import { ListChildRewards } from './list-child-rewards.js';
import { ListRewards } from './list-rewards.js';
import { ReadReward } from './read-reward.js';
import { RedeemReward } from './redeem-reward.js';
import { RedemptionEnd } from './redemption-end.store.js';
import { Redemption } from './redemption.entity.js';
import { Reward } from './reward.entity.js';
import { expiryEveryMs } from './reward.limits.js';
import { SetRewardActive } from './set-reward-active.js';
import { SetRewardArchived } from './set-reward-archived.js';
import { UpdateReward } from './update-reward.js';
import { rewardTables } from './rewards.personal-data.js';

/** What coins are redeemed for. */
@Feature({
  imports: [CoinsModule],
  useCases: [
    CancelRedemption,
    CreateReward,
    ListChildRewards,
    ListRewards,
    ReadReward,
    RedeemReward,
    SetRewardActive,
    SetRewardArchived,
    UpdateReward,
  ],
  schedules: [{ name: 'expire-redemptions', everyMs: expiryEveryMs, run: ExpireRedemptions }],
  entities: [Redemption, Reward],
  providers: [RedemptionEnd],
  keeps: rewardTables,
})
export class RewardsModule {}
