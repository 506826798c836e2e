import type { ErrorCode } from '@alcancia/contracts/errors';
import { ApiError, wordsFor } from '@alcancia/web-kit';

import { saidAt } from '../said-at.js';
import { csvWith } from '../csv.js';
import { words } from '../words/event-logs.js';
import type { EventLog } from './event-logs.queries.js';

/** What went wrong, as the one who signed in read it. */
const said = (code: string): string => wordsFor(new ApiError({ code: code as ErrorCode })).title;

/** A failed sign-in in words, in the order of the columns. */
export const sayEvent = ({ id, at, email, errorCode, userAgent }: EventLog) => ({
  id,
  at: saidAt(at),
  email,
  said: said(errorCode),
  errorCode,
  userAgent,
});

const heads = [words.at, words.email, words.said, words.errorCode, words.userAgent];

export const csvOf = (events: readonly EventLog[]): string =>
  csvWith(
    heads,
    events.map((event) => {
      const { id: _id, ...columns } = sayEvent(event);
      return Object.values(columns);
    }),
  );
