import { askAt, linkTokenAmong, type RunningProduct, until, type Want, wantWithRetries } from '@alcancia/testing';

/** A running Alcancía, embedded or distributed, as the outside reaches it. */
export interface PlaceToAsk extends RunningProduct {
  readonly origin: string;
}

const retrying = { answerWithinMs: 30_000 };
const mailWithinMs = 60_000;

/** Asks as a browser does, again with the same key while a process is not up yet. */
export const askWithRetriesAt = (origin: string): Want => wantWithRetries(askAt(origin), retrying);

/** The token in the newest e-mail that has one; `mailsTo` gives the texts, the newest last. */
export const newestLinkToken = (
  email: string,
  mailsTo: (email: string) => Promise<readonly string[]>,
): Promise<string> =>
  until(`a mail to ${email}`, async () => linkTokenAmong((await mailsTo(email)).toReversed()), mailWithinMs);
