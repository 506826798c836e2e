import { Feature } from '@alcancia/server-kit';

import { FamilyFigures } from './family-figures.client.js';

/** What the assistant may look up: read contracts of other services, with the caller's own rights (G30). */
@Feature({ providers: [FamilyFigures], exports: [FamilyFigures] })
export class LookupsModule {}
