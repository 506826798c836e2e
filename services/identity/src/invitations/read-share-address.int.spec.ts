import { afterAll, beforeAll, expect, test } from '@jest/globals';

import { readShareAddress } from '@alcancia/contracts/identity';
import { bootService, type TestService } from '@alcancia/server-kit/testing';

import { identityEnv } from '../../test/a-family.js';
import { identity } from '../identity.service.js';

let service: TestService;
beforeAll(async () => {
  service = await bootService(identity, { env: identityEnv });
});
afterAll(() => service.close());

test('the app is shared under our own address, or under that which an operator has set', async () => {
  expect(await service.ask(readShareAddress, null, {})).toEqual({ base: identityEnv.PUBLIC_ORIGIN });
  await service.em().execute(`update identity.app_share_config set production_url = 'https://alcancia.example'`);
  expect(await service.ask(readShareAddress, null, {})).toEqual({ base: 'https://alcancia.example' });
});
