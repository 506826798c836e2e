import { type Work } from '@alcancia/server-kit';

import { cookies } from '../words/legal-cookies.js';
import { privacy } from '../words/legal-privacy.js';
import { refund } from '../words/legal-refund.js';
import { terms } from '../words/legal-terms.js';
import { addLegalText } from './legal-texts.store.js';

/** The first run: the versions with which the product comes (G53). */
export async function fillLegalTexts(work: Work): Promise<void> {
  for (const text of [privacy, terms, cookies, refund]) await addLegalText(work, text);
}
