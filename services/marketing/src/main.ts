import { runService } from '@alcancia/server-kit';

import { marketing } from './marketing.service.js';

await runService(marketing);
