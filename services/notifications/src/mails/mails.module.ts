import { Feature } from '@alcancia/server-kit';

import { PreferencesModule } from '../preferences/preferences.module.js';
import { mailsSentEveryMs } from './mails.limits.js';
import { mailTables } from './mails.personal-data.js';
import { SendWaitingMails } from './send-waiting-mails.js';

/** Notices that are told by e-mail. */
@Feature({
  imports: [PreferencesModule],
  schedules: [{ name: 'send-waiting-mails', everyMs: mailsSentEveryMs, run: SendWaitingMails }],
  keeps: mailTables,
})
export class MailsModule {}
