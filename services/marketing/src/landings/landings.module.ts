import { Feature } from '@alcancia/server-kit';

import { landingTables } from './landings.personal-data.js';
import { Landings } from './landings.store.js';
import { ListPublishedLandings } from './list-published-landings.js';
import { ReadPublishedLanding } from './read-published-landing.js';

/** Landing pages: what visitors are shown (spec 1 §3, G36). */
@Feature({
  useCases: [ListPublishedLandings, ReadPublishedLanding],
  providers: [Landings],
  keeps: landingTables,
})
export class LandingsModule {}
