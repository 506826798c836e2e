import type { Work } from '@alcancia/server-kit';

import { firstLanding } from '../words/first-landing.js';
import { Landings } from './landings.store.js';

/** The first run: the page that visitors find at '/' (G53). */
export async function fillMainLanding(work: Work): Promise<void> {
  await new Landings().addPublished(work, { ...firstLanding, slug: 'inicio', isMain: true });
}
