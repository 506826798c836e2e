import { Feature } from '@alcancia/server-kit';

import { SessionsModule } from '../sessions/sessions.module.js';
import { AcceptLegalTexts } from './accept-legal-texts.js';
import { LegalConsents } from './legal-consents.store.js';
import { legalTables } from './legal.personal-data.js';
import { LegalTexts } from './legal-texts.store.js';
import { ListLegalVersions } from './list-legal-versions.js';
import { PublishLegalText } from './publish-legal-text.js';
import { ReadLegalText } from './read-legal-text.js';
import { ReadNewestLegalText } from './read-newest-legal-text.js';

/** The public texts with their versions, and who agreed to them (G50). */
@Feature({
  imports: [SessionsModule],
  useCases: [AcceptLegalTexts, ListLegalVersions, PublishLegalText, ReadLegalText, ReadNewestLegalText],
  providers: [LegalConsents, LegalTexts],
  exports: [LegalConsents, LegalTexts],
  keeps: legalTables,
})
export class LegalModule {}
