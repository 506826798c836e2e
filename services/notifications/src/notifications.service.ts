import { erasedInNotifications } from '@alcancia/contracts/notifications';
import { ConsentModule, defineService, ErasureModule, PersonalDataModule } from '@alcancia/server-kit';

import { FiguresModule } from './figures/figures.module.js';
import { mailTemplates } from './mails/mail-templates.js';
import { MailsModule } from './mails/mails.module.js';
import { NoticesModule } from './notices/notices.module.js';
import { notificationsConfig } from './notifications.config.js';
import { PeopleModule } from './people/people.module.js';
import { speaksVos } from './people/people.store.js';
import { PreferencesModule } from './preferences/preferences.module.js';
import { SubscriptionsModule } from './subscriptions/subscriptions.module.js';
import { SummariesModule } from './summaries/summaries.module.js';

/** Tells people what has happened; decides nothing and pays nobody. */
export const notifications = defineService({
  name: 'notifications',
  config: notificationsConfig,
  modules: [
    ConsentModule,
    ErasureModule,
    FiguresModule,
    MailsModule,
    NoticesModule,
    PeopleModule,
    PersonalDataModule,
    PreferencesModule,
    SubscriptionsModule,
    SummariesModule,
  ],
  migrations: new URL('../migrations/', import.meta.url),
  mailTemplates,
  speaksVos,
  erasures: { told: erasedInNotifications },
});
