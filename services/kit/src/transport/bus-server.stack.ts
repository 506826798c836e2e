import { afterAll, beforeAll, describe } from '@jest/globals';

import { describeNest } from '../../test/nest-promises.js';
import { openNatsBus, type NatsBus } from '../bus/nats-bus.js';
import { aNatsServer, natsPrograms, type NatsServer } from '../../test/a-nats-server.js';

describe.each(natsPrograms)('on %s', (program) => {
  let server: NatsServer;
  let bus: NatsBus | undefined;
  beforeAll(async () => {
    server = await aNatsServer(program);
    await server.declare('bank', ['purse']);
  });
  afterAll(async () => {
    await bus?.close();
    await server.close();
  });

  describeNest('NATS', async () => (bus = await openNatsBus({ url: server.url, user: 'purse', password: 'x' })));
});
