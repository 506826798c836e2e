import { ConsentModule, Feature } from '@alcancia/server-kit';

import { CreateSocialProof } from './create-social-proof.js';
import { ListAllSocialProof } from './list-all-social-proof.js';
import { ListLiveSocialProof } from './list-live-social-proof.js';
import { ListSocialProof } from './list-social-proof.js';
import { LiveProof } from './live-proof.store.js';
import { socialProofTables } from './social-proof.personal-data.js';
import { SwitchOnlyReal } from './switch-only-real.js';
import { TellWhenLevelReached } from './tell-when-level-reached.handler.js';
import { TellWhenMilestoneHit } from './tell-when-milestone-hit.handler.js';
import { TellWhenRequestApproved } from './tell-when-request-approved.handler.js';
import { UntellWhenConsentsChanged } from './untell-when-consents-changed.handler.js';
import { UntellWhenDecisionUndone } from './untell-when-decision-undone.handler.js';
import { UpdateSocialProof } from './update-social-proof.js';
import { WrittenProof } from './written-proof.store.js';

/** What visitors hear of other families: real events under an alias, and notices that were written (spec 2 §7, G39). */
@Feature({
  imports: [ConsentModule],
  useCases: [
    CreateSocialProof,
    ListAllSocialProof,
    ListLiveSocialProof,
    ListSocialProof,
    SwitchOnlyReal,
    UpdateSocialProof,
  ],
  reactions: [
    TellWhenLevelReached,
    TellWhenMilestoneHit,
    TellWhenRequestApproved,
    UntellWhenConsentsChanged,
    UntellWhenDecisionUndone,
  ],
  providers: [LiveProof, WrittenProof],
  keeps: socialProofTables,
})
export class SocialProofModule {}
