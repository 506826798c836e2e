import { runService } from '@alcancia/server-kit';

import { speech } from './speech.service.js';

await runService(speech);
