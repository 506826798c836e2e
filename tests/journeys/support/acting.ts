import type { Page } from 'playwright-core';

import { askAt, type Want, wantWithRetries } from '@alcancia/testing';

const patience = { answerWithinMs: 30_000 };

/** Asks as a visitor; whatever is not granted fails the test. A server that is busy is asked again. */
export const asVisitor = (origin: string): Want => wantWithRetries(askAt(origin), patience);

/** As the person of a page, with the token that the page itself uses; it has to ask for something first. A server that is busy is asked again. */
export function actingAs(page: Page, origin: string): Want {
  let authorization = '';
  page.on('request', (request) => {
    authorization = request.headers()['authorization'] ?? authorization;
  });
  const ask = askAt(origin);
  return wantWithRetries(
    (contract, input, options) => ask(contract, input, { ...options, headers: { authorization } }),
    patience,
  );
}
