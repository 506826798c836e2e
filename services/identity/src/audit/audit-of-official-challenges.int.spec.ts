import { randomUUID } from 'node:crypto';

import { afterAll, beforeAll, expect, test } from '@jest/globals';

import { officialChallengeEdited } from '@alcancia/contracts/family';
import { listAuditLog } from '@alcancia/contracts/identity';
import { anAdministrator, bootService, type TestService } from '@alcancia/server-kit/testing';

import { identityEnv } from '../../test/a-family.js';
import { identity } from '../identity.service.js';

let service: TestService;
beforeAll(async () => {
  service = await bootService(identity, { env: identityEnv });
});
afterAll(() => service.close());

test('what family tells of a changed official challenge is kept with who did it', async () => {
  const edit = { before: { points: '5' }, after: { points: '10' } };
  const edited = { officialId: randomUUID(), title: 'Leer', byId: randomUUID(), userAgent: '', ...edit };
  await service.tell(officialChallengeEdited, edited);
  const { entries } = await service.ask(listAuditLog, anAdministrator(), { act: 'official_challenge_saved' });
  expect(entries).toMatchObject([
    { laterAct: 'official_challenge_saved', before: { points: '5' }, after: { challenge: 'Leer', points: '10' } },
  ]);
});
