import type { Page } from 'playwright-core';

import { askAt, type Want, wantWith, wantWithRetries } from '@alcancia/testing';

/** Asks as a visitor; whatever is not granted fails the test. */
export const asVisitor = (origin: string): Want => wantWith(askAt(origin));

/** As the person of a page, with the token that the page itself uses; it has to ask for something first. A server that is busy is asked again. */
export function actingAs(page: Page, origin: string): Want {
  let authorization = '';
  page.on('request', (request) => {
    authorization = request.headers()['authorization'] ?? authorization;
  });
  const ask = askAt(origin);
  return wantWithRetries(
    (contract, input, options) => ask(contract, input, { ...options, headers: { authorization } }),
    { answerWithinMs: 30_000 },
  );
}
