import { runService } from '@alcancia/server-kit';

import { billing } from './billing.service.js';

await runService(billing);
