import { runService } from '@alcancia/server-kit';

import { family } from './family.service.js';

await runService(family);
