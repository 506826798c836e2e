import { Feature } from '@alcancia/server-kit';

import { landingTables } from './landings.personal-data.js';

/** Landing pages: what visitors are shown (spec 1 §3, G36). */
@Feature({ keeps: landingTables })
export class LandingsModule {}
