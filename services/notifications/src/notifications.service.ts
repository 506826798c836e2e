import { ConsentModule, defineService } from '@alcancia/server-kit';

import { NoticesModule } from './notices/notices.module.js';
import { notificationsConfig } from './notifications.config.js';
import { PeopleModule } from './people/people.module.js';

/** Tells people what has happened; decides nothing and pays nobody. */
export const notifications = defineService({
  name: 'notifications',
  config: notificationsConfig,
  modules: [ConsentModule, NoticesModule, PeopleModule],
  migrations: new URL('../migrations/', import.meta.url),
});
