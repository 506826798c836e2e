import { randomUUID } from 'node:crypto';

import { afterAll, beforeAll, expect, test } from '@jest/globals';

import { achievementEdited } from '@alcancia/contracts/family';
import { listAuditLog } from '@alcancia/contracts/identity';
import { anAdministrator, bootService, type TestService } from '@alcancia/server-kit/testing';

import { identityEnv } from '../../test/a-family.js';
import { identity } from '../identity.service.js';

let service: TestService;
beforeAll(async () => {
  service = await bootService(identity, { env: identityEnv });
});
afterAll(() => service.close());

test('what family tells of a changed achievement is kept with who did it', async () => {
  const edit = { before: { coins: '0' }, after: { coins: '5' } };
  const edited = { achievementId: randomUUID(), name: 'Compartí', byId: randomUUID(), userAgent: '', ...edit };
  await service.tell(achievementEdited, edited);
  const { entries } = await service.ask(listAuditLog, anAdministrator(), { act: 'achievement_saved' });
  expect(entries).toMatchObject([
    { laterAct: 'achievement_saved', before: { coins: '0' }, after: { achievement: 'Compartí', coins: '5' } },
  ]);
});
