import type { Page } from 'playwright-core';

import { type ErrorCode, errorCodes, type ErrorDetails, errorKinds } from '@alcancia/contracts/errors';

/** Breaks the connection of every request to this address. */
export const cut = (page: Page, address: string): Promise<unknown> => page.route(address, (route) => route.abort());

/** What only a failing or an attacked server would answer, in the shape of the contracts. */
export function answerWith(page: Page, address: string, code: ErrorCode, details: ErrorDetails = {}): Promise<unknown> {
  const kind = errorCodes[code];
  const status = errorKinds[kind];
  return page.route(address, (route) => route.fulfill({ status, json: { kind, code, details, message: '' } }));
}
