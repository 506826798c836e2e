import { Feature } from '@alcancia/server-kit';

import { ArchiveLanding } from './archive-landing.js';
import { CreateLanding } from './create-landing.js';
import { LandingEditing } from './landing-editing.store.js';
import { landingTables } from './landings.personal-data.js';
import { LandingVersions } from './landing-versions.store.js';
import { Landings } from './landings.store.js';
import { ListLandingVersions } from './list-landing-versions.js';
import { ListLandings } from './list-landings.js';
import { ListPublishedLandings } from './list-published-landings.js';
import { MakeMainLanding } from './make-main-landing.js';
import { PreviewLanding } from './preview-landing.js';
import { PreviewTokens } from './preview-tokens.cipher.js';
import { PublishLanding } from './publish-landing.js';
import { ReadLanding } from './read-landing.js';
import { ReadLandingPreview } from './read-landing-preview.js';
import { ReadPublishedLanding } from './read-published-landing.js';
import { RestoreLanding } from './restore-landing.js';
import { SaveLanding } from './save-landing.js';

/** Landing pages: what visitors are shown, and how it is written (spec 1 §3, G36). */
@Feature({
  useCases: [
    ArchiveLanding,
    CreateLanding,
    ListLandingVersions,
    ListLandings,
    ListPublishedLandings,
    MakeMainLanding,
    PreviewLanding,
    PublishLanding,
    ReadLanding,
    ReadLandingPreview,
    ReadPublishedLanding,
    RestoreLanding,
    SaveLanding,
  ],
  providers: [LandingEditing, LandingVersions, Landings, PreviewTokens],
  exports: [LandingEditing, Landings],
  keeps: landingTables,
})
export class LandingsModule {}
