/** What comes within a minute is told in one e-mail (G23). */
export const gatheredForMs = 60_000;
/** How often due e-mails are looked for. */
export const mailsSentEveryMs = 15_000;
/** Readers to whom is written in one transaction. */
export const readersAtOnce = 100;
/** What does not fit is counted. */
export const noticesInAMail = 10;
/** An e-mail that nobody could send in all that time is old news. */
export const waitingMailsKeptForMs = 7 * 86_400_000;
/** A summary that was sent is remembered so long, so that no other leaves for the same week. */
export const summariesKeptForMs = 90 * 86_400_000;
