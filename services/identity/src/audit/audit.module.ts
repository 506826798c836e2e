import { Feature } from '@alcancia/server-kit';

import { AuditEntry } from './audit-entry.entity.js';
import { auditTables } from './audit.personal-data.js';
import { KeepWhenAmbassadorEdited } from './keep-when-ambassador-edited.handler.js';
import { KeepWhenAchievementEdited } from './keep-when-achievement-edited.handler.js';
import { KeepWhenOfficialChallengeEdited } from './keep-when-official-challenge-edited.handler.js';
import { KeepWhenAffinityTestEdited } from './keep-when-affinity-test-edited.handler.js';
import { KeepWhenKnowledgeEdited } from './keep-when-knowledge-edited.handler.js';
import { KeepWhenLandingEdited } from './keep-when-landing-edited.handler.js';
import { KeepWhenPetKitEdited } from './keep-when-pet-kit-edited.handler.js';
import { KeepWhenPlanEdited } from './keep-when-plan-edited.handler.js';
import { KeepWhenSocialProofEdited } from './keep-when-social-proof-edited.handler.js';
import { KeepWhenSpeechEdited } from './keep-when-speech-edited.handler.js';
import { KeepWhenTemplateEdited } from './keep-when-template-edited.handler.js';
import { ListAuditLog } from './list-audit-log.js';

/** What those who run the product did, kept for good. */
@Feature({
  entities: [AuditEntry],
  useCases: [ListAuditLog],
  reactions: [
    KeepWhenAchievementEdited,
    KeepWhenAffinityTestEdited,
    KeepWhenAmbassadorEdited,
    KeepWhenKnowledgeEdited,
    KeepWhenLandingEdited,
    KeepWhenOfficialChallengeEdited,
    KeepWhenPetKitEdited,
    KeepWhenPlanEdited,
    KeepWhenSocialProofEdited,
    KeepWhenSpeechEdited,
    KeepWhenTemplateEdited,
  ],
  keeps: auditTables,
})
export class AuditModule {}
