import { Feature } from '@alcancia/server-kit';

import { LandingsModule } from '../landings/landings.module.js';
import { GenerateLandings } from './generate-landings.js';
import { LandingWriter } from './landing-writer.client.js';

/** Drafts of landing pages by an AI provider (G36). */
@Feature({ imports: [LandingsModule], useCases: [GenerateLandings], providers: [LandingWriter] })
export class GenerationModule {}
