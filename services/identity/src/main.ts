import { runService } from '@alcancia/server-kit';

import { identity } from './identity.service.js';

await runService(identity);
