import { runService } from '@alcancia/server-kit';

import { assistant } from './assistant.service.js';

await runService(assistant);
