import { writeFileSync } from 'node:fs';

import { serverConfig } from './server-config.js';

writeFileSync(new URL('../nats-server.conf', import.meta.url), serverConfig());
