import { runService } from '@alcancia/server-kit';

import { notifications } from './notifications.service.js';

await runService(notifications);
