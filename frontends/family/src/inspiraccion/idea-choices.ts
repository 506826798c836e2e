import { ideaAges, ideaTopics } from '@alcancia/contracts/assistant';

import { words } from '../words/inspiraccion.js';

/** What an idea can be about, and for whom, as a form offers it. */
export const topics = ideaTopics.map((value) => ({ value, label: words.topics[value] }));
export const ages = ideaAges.map((value) => ({ value, label: words.ages[value] }));
