import { Feature } from '@alcancia/server-kit';

import { mailsSentEveryMs } from '../mails/mails.limits.js';
import { PreferencesModule } from '../preferences/preferences.module.js';
import { MailSummariesWhenWeekEnded } from './mail-summaries-when-week-ended.handler.js';
import { SendDueSummaries } from './send-due-summaries.js';
import { Summaries } from './summaries.store.js';
import { summaryTables } from './summaries.personal-data.js';

/** The e-mail of Sunday evening: what each child did, saved, and what waits. */
@Feature({
  imports: [PreferencesModule],
  reactions: [MailSummariesWhenWeekEnded],
  schedules: [{ name: 'send-due-summaries', everyMs: mailsSentEveryMs, run: SendDueSummaries }],
  providers: [Summaries],
  keeps: summaryTables,
})
export class SummariesModule {}
