import { fastify } from 'fastify';

import { createActivity, listApprovals } from '@alcancia/contracts/family';

import { fiftyApprovals, idOf } from '../stand-ins.js';
import { obey } from './obey.js';

const pathOf = (http = ''): string => http.slice(http.indexOf(' ') + 1);

obey({
  /** The same bodies from a server that looks at nothing. */
  async open() {
    const server = fastify();
    server.post(pathOf(createActivity.http), async () => ({ activityId: idOf(6, 0) }));
    server.get(pathOf(listApprovals.http), async () => fiftyApprovals);
    return server.listen({ host: '127.0.0.1', port: 0 });
  },
});
