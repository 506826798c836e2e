import { randomUUID } from 'node:crypto';

import { afterAll, beforeAll, expect, test } from '@jest/globals';

import { petKitEdited } from '@alcancia/contracts/family';
import { listAuditLog } from '@alcancia/contracts/identity';
import { anAdministrator, bootService, type TestService } from '@alcancia/server-kit/testing';

import { identityEnv } from '../../test/a-family.js';
import { identity } from '../identity.service.js';

let service: TestService;
beforeAll(async () => {
  service = await bootService(identity, { env: identityEnv });
});
afterAll(() => service.close());

test('what family tells of a changed kit is kept with who did it', async () => {
  const edit = { before: { offered: 'yes' }, after: { offered: 'no' } };
  const edited = { kitRowId: randomUUID(), kitName: 'Búho', byId: randomUUID(), userAgent: '', ...edit };
  await service.tell(petKitEdited, edited);
  const { entries } = await service.ask(listAuditLog, anAdministrator(), { act: 'pet_kit_saved' });
  expect(entries).toMatchObject([
    { laterAct: 'pet_kit_saved', before: { offered: 'yes' }, after: { kit: 'Búho', offered: 'no' } },
  ]);
});
