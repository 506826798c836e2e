import { afterEach, expect, test } from '@jest/globals';

import { bootService, type TestService } from '@alcancia/server-kit/testing';
import { until } from '@alcancia/testing';

import { identityEnv } from '../../test/a-family.js';
import { FakeIssuer } from '../../test/an-issuer.js';
import { identity } from '../identity.service.js';

let service: TestService;
let issuer: FakeIssuer;
afterEach(async () => {
  await service.close();
  await issuer.close();
});

test('an issuer that is away when identity starts delays the first administrator by seconds', async () => {
  issuer = await FakeIssuer.start(identityEnv.PUBLIC_ORIGIN);
  issuer.isDown = true;
  const first = { FIRST_ADMIN_EMAIL: 'admin@example.org', FIRST_ADMIN_PASSWORD: 'given-by-the-operator' };
  service = await bootService(identity, { env: { ...identityEnv, ISSUER_URL: issuer.url, ...first } });
  await new Promise((resolve) => setTimeout(resolve, 500));
  issuer.isDown = false;
  const [made] = await until(
    'the first administrator is made',
    async () => {
      const rows = await service
        .em()
        .execute<{ email: string }[]>(`select email from identity.profiles where role = 'super_admin'`);
      return rows.length > 0 && rows;
    },
    20_000,
  );
  expect(made?.email).toBe('admin@example.org');
});
